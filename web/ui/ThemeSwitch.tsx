import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { uiWords } from '#web/words/ui.ts'
import css from './ThemeSwitch.module.css'

const choices = (): readonly { scheme: MantineColorScheme; word: string }[] => [
  { scheme: 'auto', word: uiWords.system },
  { scheme: 'light', word: uiWords.light },
  { scheme: 'dark', word: uiWords.dark },
]

/** Light, dark, or as the system has it. The choice is kept. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={css.switch}>
      <legend className="unseen">{uiWords.theme}</legend>
      {choices().map(({ scheme, word }) => (
        <button key={scheme} type="button" aria-pressed={scheme === colorScheme} onClick={() => setColorScheme(scheme)}>
          {word}
        </button>
      ))}
    </fieldset>
  )
}
