import { menusWords } from '#web/words/menus.ts'
/** The specification leaves this page empty. */
export function AboutPage() {
  return <h1 className="unseen">{menusWords.about}</h1>
}
