import { describe, expect, test } from 'vitest'
import { badgeOf } from '#domain/agents/moderation.ts'
import { badgeWords, faultWords, invalidAlert } from './words.ts'

describe('the moderation badge', () => {
  test.each([
    [true, 'approved', 'Suspended', 'stop'],
    [true, 'declined', 'Suspended', 'stop'],
    [false, 'approved', 'Approved', 'ok'],
    [false, 'declined', 'Declined', 'stop'],
    [false, 'pending', 'Waiting for moderation', 'wait'],
    [false, 'on holiday', 'Unknown', 'quiet'],
  ])('suspended %s and %s: %s, in %s', (isSuspend, moderationStatus, word, tone) => {
    expect(badgeWords[badgeOf({ isSuspend, moderationStatus })]).toEqual({ word, tone })
  })
})

test('the messages of the specification are said exactly', () => {
  expect(faultWords).toMatchObject({
    'clock.invalid': 'This field should be format HH:MM',
    'network.missing': 'Network not selected',
    'addresses.invalid': 'Entered crypto address(s) invalid',
    'bank.missing': 'You must enter bank data',
    'requisites.none': 'You must add at least one payment method',
    'options.none-active': 'You must select at least one swap pairs',
  })
  expect(invalidAlert).toMatchObject({
    title: 'Some entered values are not correct',
    text: 'Please check entered values on correctness',
  })
})
