/** A statement of an SQL file, without comments, at the line where it begins. */
export type Statement = { file: string; text: string; line: number }

const piece = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|;|[^-$'";]+|./g
const lineComment = /--[^\n]*/g

/** The statements of an SQL file. Bodies of functions and texts are of their statement; comments inside of bodies are left out. */
export function statementsOf(file: string, text: string): Statement[] {
  const statements: Statement[] = []
  let [now, line, at] = ['', 1, 1]
  const end = () => {
    if (now.trim() !== '') statements.push({ file, text: now.trim(), line: at })
    now = ''
  }
  for (const [part] of text.matchAll(piece)) {
    const isComment = part.startsWith('--')
    if (now === '' && !isComment) at = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1
    if (part === ';') end()
    // What begins with nothing but space begins later.
    else if (!isComment && (now !== '' || part.trim() !== '')) now += part.replace(lineComment, '')
    line += part.split('\n').length - 1
  }
  end()
  return statements
}
