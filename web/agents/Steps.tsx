import { Button } from '@mantine/core'
import { useId } from 'react'
import { type ProfileStep, profileSteps } from '#domain/agents/profile.ts'
import { TabPanel, Tabs } from '#web/ui/Tabs.tsx'
import { agentsWords } from '#web/words/agents.ts'
import css from './AgentPage.module.css'
import { GeneralStep } from './general/GeneralStep.tsx'
import { PairsStep } from './pairs/PairsStep.tsx'
import { PaymentStep } from './payment/PaymentStep.tsx'
import type { ProfileEdit } from './use-profile.ts'
import { useWizard, type Wizard } from './use-wizard.ts'
import { stepWords } from './words.ts'

/** The wizard: three steps as tabs. Before there is an agent the tabs do nothing, and Next and Back lead through. */
export function Steps({ edit }: { edit: ProfileEdit }) {
  const wizard = useWizard(edit)
  const isNew = edit.agent === null
  const panelId = useId()
  const tabs = profileSteps.map((step, index) => ({
    value: step,
    label: (
      <>
        {isNew && <span className={css.number}>{index + 1}</span>}
        {stepWords[step]}
        {wizard.faultySteps.has(step) && <span className={css.faulty} role="img" aria-label={agentsWords.hasErrors} />}
      </>
    ),
    isDisabled: isNew && step !== wizard.step,
  }))
  return (
    <section aria-label={agentsWords.profile} className={css.wizard} ref={wizard.panel}>
      <div>
        <Tabs
          look="line"
          label={agentsWords.steps}
          className={css.tabs}
          tabs={tabs}
          value={wizard.step}
          onChange={wizard.open}
          panelId={panelId}
        />
        <TabPanel key={wizard.step} id={panelId} value={wizard.step} className={css.panel}>
          <StepBody step={wizard.step} edit={edit} wizard={wizard} />
        </TabPanel>
      </div>
      <Buttons edit={edit} wizard={wizard} />
    </section>
  )
}

function StepBody({ step, edit, wizard }: { step: ProfileStep; edit: ProfileEdit; wizard: Wizard }) {
  if (step === 'general') return <GeneralStep draft={edit.draft} change={edit.change} faults={wizard.faults} />
  if (step === 'payment') return <PaymentStep draft={edit.draft} change={edit.change} wizard={wizard} />
  return <PairsStep edit={edit} faults={wizard.faults} />
}

/** Next is the way on for somebody who applies, Save Changes for an agent; there is one primary action. */
function Buttons({ edit, wizard }: { edit: ProfileEdit; wizard: Wizard }) {
  const isNew = edit.agent === null
  return (
    <div className={css.buttons}>
      {edit.isDirty && <span className="small muted">{agentsWords.notSavedYet}</span>}
      {wizard.back && (
        <Button variant="default" onClick={wizard.back}>
          {agentsWords.back}
        </Button>
      )}
      {wizard.next && (
        <Button variant={isNew ? 'filled' : 'default'} onClick={wizard.next}>
          {agentsWords.next}
        </Button>
      )}
      {!(isNew && wizard.next) && (
        <Button loading={edit.isSaving} onClick={wizard.save}>
          {agentsWords.saveChanges}
        </Button>
      )}
    </div>
  )
}
