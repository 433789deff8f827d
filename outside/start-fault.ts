/**
 * A start that cannot succeed for a reason its operator can mend (a busy port, an unwritable folder, a wrong URL).
 * The message is the whole story in one clear sentence: `npm start` prints it as it is, without a stack, and exits with 1.
 */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}
