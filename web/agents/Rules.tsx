import { agentsWords } from '#web/words/agents.ts'
import css from './AgentPage.module.css'
import { rules } from './words.ts'

/** What an agent has to keep to. */
export function Rules() {
  return (
    <section className={css.rules} aria-label={agentsWords.rules}>
      <h2>{agentsWords.rulesForLiquidityProviders}</h2>
      <ul>
        {rules.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
