import type { Badge } from '#domain/agents/moderation.ts'
import type { ProfileFault, ProfileStep } from '#domain/agents/profile.ts'
import type { Tone } from '#web/ui/StatusTag.tsx'

/** The words for everything that can be wrong with a profile. */
export const faultWords: Readonly<Record<ProfileFault, string>> = {
  required: 'This field is required',
  'email.invalid': 'Enter a valid e-mail address, like name@example.com',
  'too-long': 'This is longer than it may be',
  unseen: 'This has characters that cannot be seen. Please type it anew',
  'clock.invalid': 'This field should be format HH:MM',
  'clock.same': 'Start and end must differ',
  'zone.invalid': 'This timezone is not known',
  'country.invalid': 'One of these countries is not known',
  'requisites.none': 'You must add at least one payment method',
  'requisites.twice': 'This payment method is in the list twice',
  'options.none-active': 'You must select at least one swap pairs',
  'options.twice': 'This pair is in the list twice',
  'option.pair': 'This pair is no longer offered',
  'option.price': 'Enter a price above zero',
  'network.missing': 'Network not selected',
  'addresses.invalid': 'Entered crypto address(s) invalid',
  'bank.missing': 'You must enter bank data',
  'bank.invalid': 'This is neither a valid IBAN nor a valid card number',
  'currency.missing': 'Currency not selected',
}

export const stepWords: Readonly<Record<ProfileStep, string>> = {
  general: 'General',
  payment: 'Payment methods',
  pairs: 'Swap pairs',
}

/** What a moderation badge says, and how: green for approved, red for what keeps an agent out, amber for waiting. */
export const badgeWords: Readonly<Record<Badge, { readonly word: string; readonly tone: Tone }>> = {
  suspended: { word: 'Suspended', tone: 'stop' },
  approved: { word: 'Approved', tone: 'ok' },
  declined: { word: 'Declined', tone: 'stop' },
  pending: { word: 'Waiting for moderation', tone: 'wait' },
  unknown: { word: 'Unknown', tone: 'quiet' },
}

/** The alert of a form with faults. */
export const invalidAlert = {
  kind: 'error',
  title: 'Some entered values are not correct',
  text: 'Please check entered values on correctness',
} as const

/** The title of every alert about a save that did not come about. */
export const errorTitle = 'Something went wrong'

/** The agent update message. */
export const savedAlerts = {
  applied: {
    kind: 'success',
    title: 'Application sent',
    text: 'Your profile is saved and awaits moderation. Until then you can go on editing it.',
  },
  saved: { kind: 'success', title: 'Profile saved', text: 'Your changes are in force from now on.' },
} as const

/** What an agent has to keep to. */
export const rules: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A participant must provide a security deposit',
    text: 'What you may have open at once is bounded by 90 % of your collateral, which everybody can check on chain.',
  },
  {
    title: 'Be there in your work hours',
    text: 'You are offered to people only while it is within them, in your timezone. Switch to inactive when you are away.',
  },
  {
    title: 'Pay within the window',
    text: 'Confirm a transfer and pay out while the order’s time runs. An order that is late can be disputed.',
  },
  {
    title: 'Price near the market',
    text: 'A price further than 15 % from the market is not offered until it is within that again.',
  },
  {
    title: 'Your payment details stay yours',
    text: 'They are kept encrypted and are shown to your counterparty inside an order, nowhere else.',
  },
  {
    title: 'Moderation comes first',
    text: 'Staff read each application. You may be suspended for not paying or for misleading people.',
  },
]
