import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ada@mail.example', 'ada@mail.example'],
  [' Ada@Mail.Example ', 'ada@mail.example'],
  ['ada+one@mail.example', 'ada@mail.example'],
  ['ada+one+two@mail.example', 'ada@mail.example'],
  ['ada.b@mail.example', 'ada.b@mail.example'],
  ['ada@plus+host.example', 'ada@plus+host.example'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
