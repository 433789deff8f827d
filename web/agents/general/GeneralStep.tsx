import { Textarea, TextInput } from '@mantine/core'
import { Card } from '#web/ui/Card.tsx'
import { Prose } from '#web/ui/prose/Prose.tsx'
import { agentsWords } from '#web/words/agents.ts'
import { CountriesField } from './CountriesField.tsx'
import { errorAt, type GeneralProps } from './fields.ts'
import css from './GeneralStep.module.css'
import { WorkTimeFields } from './WorkTimeFields.tsx'

/** Step 0: who the agent is and when they work. */
export function GeneralStep(props: GeneralProps) {
  return (
    <>
      <h2 tabIndex={-1}>{agentsWords.general}</h2>
      <Card calm label={agentsWords.aboutYou}>
        <PersonFields {...props} />
      </Card>
      <Card calm label={agentsWords.whereAndWhen}>
        <CountriesField {...props} />
        <WorkTimeFields {...props} />
      </Card>
      <Card calm label={agentsWords.forYourCounterparties}>
        <InfoField {...props} />
      </Card>
    </>
  )
}

function PersonFields({ draft, change, faults }: GeneralProps) {
  const { email, username, profile } = draft
  return (
    <div className={css.grid}>
      <TextInput
        label={agentsWords.eMail}
        type="email"
        autoComplete="email"
        description={agentsWords.forMessagesAbout}
        withAsterisk
        value={email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        error={errorAt(faults, 'email')}
      />
      <TextInput
        label={agentsWords.username}
        autoComplete="nickname"
        description={agentsWords.nameThatPeopleSee}
        withAsterisk
        value={username}
        onChange={(event) => change({ username: event.currentTarget.value })}
        error={errorAt(faults, 'username')}
      />
      <TextInput
        label={agentsWords.firstName}
        autoComplete="given-name"
        withAsterisk
        value={profile.firstName}
        onChange={(event) => change({ profile: { ...profile, firstName: event.currentTarget.value } })}
        error={errorAt(faults, 'profile.firstName')}
      />
      <TextInput
        label={agentsWords.lastName}
        autoComplete="family-name"
        withAsterisk
        value={profile.lastName}
        onChange={(event) => change({ profile: { ...profile, lastName: event.currentTarget.value } })}
        error={errorAt(faults, 'profile.lastName')}
      />
    </div>
  )
}

function InfoField({ draft, change, faults }: GeneralProps) {
  const { info } = draft
  return (
    <div className={css.info}>
      <Textarea
        label={agentsWords.info}
        description={agentsWords.optionalInMarkdown}
        autosize
        minRows={5}
        maxRows={14}
        value={info}
        onChange={(event) => change({ info: event.currentTarget.value })}
        error={errorAt(faults, 'info')}
      />
      <section className={css.preview} aria-label={agentsWords.previewOfTheInfo}>
        <h3>{agentsWords.preview}</h3>
        {info.trim() === '' ? <p className="muted small">{agentsWords.whatYouWrite}</p> : null}
        <Prose markdown={info} />
      </section>
    </div>
  )
}
