/** A text, or a sentence with places for what is told in it. */
type Text = string | ((...told: never[]) => string)

type Texts = Record<string, Text>

const catalogues = new Map<string, Texts>()
let carried: Readonly<Record<string, string>> = {}

/** A market's own texts are interface words, not documents. */
const longest = 500

/**
 * The texts of a noun in English. What is a plain text may be another by the configuration's `i18n.messages`, under `noun.key`: so read
 * them where they are shown, not once when a file is loaded.
 */
export function catalogue<T extends Texts>(noun: string, texts: T): Readonly<T> {
  catalogues.set(noun, texts)
  replace(noun, texts)
  return texts
}

/** Has the configuration's messages (`noun.key` → text) take the places of the catalogue's. What they do not fit is left alone. */
export function carryMessages(messages: Readonly<Record<string, string>>): void {
  carried = messages
  for (const [noun, texts] of catalogues) replace(noun, texts)
}

function replace(noun: string, texts: Texts): void {
  for (const key of Object.keys(texts)) {
    const text = carried[`${noun}.${key}`]
    if (typeof texts[key] === 'string' && text && text.length <= longest) texts[key] = text
  }
}
