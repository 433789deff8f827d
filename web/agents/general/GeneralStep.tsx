import { Textarea, TextInput } from '@mantine/core'
import { Card } from '#web/ui/Card.tsx'
import { Prose } from '#web/ui/prose/Prose.tsx'
import { CountriesField } from './CountriesField.tsx'
import { errorAt, type GeneralProps } from './fields.ts'
import css from './GeneralStep.module.css'
import { WorkTimeFields } from './WorkTimeFields.tsx'

/** Step 0: who the agent is and when they work. */
export function GeneralStep(props: GeneralProps) {
  return (
    <>
      <h2 tabIndex={-1}>General</h2>
      <Card calm label="About you">
        <PersonFields {...props} />
      </Card>
      <Card calm label="Where and when">
        <CountriesField {...props} />
        <WorkTimeFields {...props} />
      </Card>
      <Card calm label="For your counterparties">
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
        label="E-mail"
        type="email"
        autoComplete="email"
        description="For messages about your orders. Staff see it, nobody else."
        withAsterisk
        value={email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        error={errorAt(faults, 'email')}
      />
      <TextInput
        label="Username"
        autoComplete="nickname"
        description="The name that people see on your offers."
        withAsterisk
        value={username}
        onChange={(event) => change({ username: event.currentTarget.value })}
        error={errorAt(faults, 'username')}
      />
      <TextInput
        label="First name"
        autoComplete="given-name"
        withAsterisk
        value={profile.firstName}
        onChange={(event) => change({ profile: { ...profile, firstName: event.currentTarget.value } })}
        error={errorAt(faults, 'profile.firstName')}
      />
      <TextInput
        label="Last name"
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
        label="Info"
        description="Optional, in Markdown. It is shown with each of your orders."
        autosize
        minRows={5}
        maxRows={14}
        value={info}
        onChange={(event) => change({ info: event.currentTarget.value })}
        error={errorAt(faults, 'info')}
      />
      <section className={css.preview} aria-label="Preview of the info">
        <h3>Preview</h3>
        {info.trim() === '' ? <p className="muted small">What you write is shown here as people will see it.</p> : null}
        <Prose markdown={info} />
      </section>
    </div>
  )
}
