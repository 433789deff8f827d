import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationsChannel } from '#api/channels.ts'
import { activateBot, read as readSettings, type SettingsView, save as saveSettings } from '#api/settings.ts'
import { read as readUser } from '#api/users.ts'
import { codeOf } from '#web/client/fault.ts'
import { askAgain, query, useApiMutation } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { wordsOf } from '#web/client/words.ts'
import { loadConfig } from '#web/session/config.ts'
import { clearAlerts, showAlert } from '#web/ui/alerts.ts'
import { log } from '#web/ui/log.ts'
import { profileWords } from '#web/words/profile.ts'

/** What is being edited, as the Save button sends it. */
interface Draft {
  readonly username: string
  readonly tgChatEnabled: boolean
  readonly disputeNotification: boolean
  readonly notifications: SettingsView['notifications']
}

export type SettingsEdit = ReturnType<typeof useSettings>

/** The query of a person's settings. */
export const settingsOf = (addr: string) => query(readSettings, { params: { addr } })

/** The settings under edit. What arrives from elsewhere counts where nothing was typed over it. */
export function useSettings(addr: string, stored: SettingsView) {
  const client = useQueryClient()
  const saving = useApiMutation(saveSettings)
  const activating = useApiMutation(activateBot)
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const [activationCode, setActivationCode] = useState('')
  const [usernameFault, setUsernameFault] = useState<string | null>(null)
  useChannel(notificationsChannel(addr), () => askAgain(client, [readSettings, readUser]))
  const known = draftOf(stored)
  const draft = { ...known, ...changes }

  /** Shows the settings as an answer has them. */
  const show = (fresh: SettingsView) => client.setQueryData(settingsOf(addr).queryKey, fresh)

  const activate = async () => {
    const code = activationCode.trim()
    if (code === '') return
    clearAlerts()
    try {
      show(await activating.mutateAsync({ params: { addr }, body: { activationCode: code } }))
      setActivationCode('')
      showAlert({ kind: 'success', title: profileWords.botConnected, text: profileWords.youWillBeTold })
    } catch (fault) {
      const isWrong = codeOf(fault) === 'bot.activation' || codeOf(fault) === 'request.invalid'
      const text = isWrong ? profileWords.wrongActivationCode : wordsOf(fault)
      showAlert({ kind: 'error', title: isWrong ? profileWords.wrongValues : profileWords.botNotConnected, text })
    }
  }

  /** Sends what was changed. Answers where a mistake is to be mended; null when there is none. */
  const save = async (): Promise<'username' | null> => {
    clearAlerts()
    const username = draft.username.trim()
    setUsernameFault(username === '' ? profileWords.enterAUsername : null)
    if (username === '') {
      showAlert({ kind: 'error', title: profileWords.wrongValues, text: profileWords.checkValues })
      return 'username'
    }
    try {
      const { tgChatEnabled, disputeNotification, notifications } = draft
      show(
        await saving.mutateAsync({
          params: { addr },
          body: { user: { username, tgChatEnabled, disputeNotification }, notifications },
        }),
      )
      setChanges({})
      showAlert({ kind: 'success', title: profileWords.profileSaved, text: profileWords.yourChanges })
      if (username !== known.username) {
        askAgain(client, [readUser])
        await loadConfig().catch((fault) => log('the new name is not shown everywhere yet', fault))
      }
    } catch (fault) {
      const isWrong = codeOf(fault) === 'request.invalid'
      const text = isWrong ? profileWords.checkValues : wordsOf(fault)
      showAlert({ kind: 'error', title: isWrong ? profileWords.wrongValues : profileWords.profileNotSaved, text })
      return null
    }
    await activate()
    return null
  }

  return {
    addr,
    stored,
    draft,
    usernameFault,
    activationCode,
    setActivationCode,
    activate,
    isActivating: activating.isPending,
    save,
    isSaving: saving.isPending,
    isDirty: JSON.stringify(draft) !== JSON.stringify(known) || activationCode.trim() !== '',
    change: (part: Partial<Draft>) => setChanges((before) => ({ ...before, ...part })),
    show,
  }
}

function draftOf({ user, notifications }: SettingsView): Draft {
  const { username, tgChatEnabled, disputeNotification } = user
  return { username: username ?? '', tgChatEnabled, disputeNotification, notifications }
}
