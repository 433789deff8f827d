/** Why a signature is asked for, and that it costs nothing. */
export const registrationWords =
  'Your signature lets this wrapped token stand surety for your trades in this market, and in no other. It sends no transaction and costs no gas.'
