import type { Problem } from '#api/problem.ts'
import { CallFault } from './fault.ts'

/** The words for every refusal, in one place. A code without words does not compile. */
const words: Readonly<Record<Problem['code'], string>> = {
  'request.invalid': 'Some entered values are not correct. Please check them and try again.',
  'request.too-large': 'That is more than can be sent at once.',
  'request.unsupported-type': 'That kind of content is not accepted here.',
  'request.too-many': 'That was a little too often. Please wait a moment and try again.',
  'request.timeout': 'The request took too long to arrive. Please try again.',
  'route.missing': 'That is not available.',
  'route.method': 'That is not available.',
  'service.busy': 'The service is busy right now. Please try again in a moment.',
  'session.missing': 'Please log in first.',
  'session.expired': 'Your session has ended. Please log in again.',
  'session.banned': 'This account has been blocked.',
  'session.refresh-refused': 'Your session has ended. Please log in again.',
  'sign-in.refused': 'The signature was not accepted. Please try again.',
  'terms.missing': 'Please accept the terms of service first.',
  'access.denied': 'You are not allowed to do that.',
  'user.missing': 'User not found.',
  'user.changed': 'The user was changed elsewhere in the meantime.',
  'user.self': 'Nobody takes the super user’s rights from themself or bans themself.',
  'agent.missing': 'There is no agent profile for this address.',
  'wnft.missing': 'There is no such wrapped token of this market.',
  'wnft.not-approved': 'You need to be a peer and have a moderated status to be able to add collateral',
  'wnft.signature': 'The signature is not one of this token’s owner. Please sign again.',
  'wnft.too-many': 'You have registered more tokens that are not yours than can be kept.',
  'agent.invalid': 'The profile was not accepted. Please check the entered values.',
  'agent.changed': 'The profile was changed elsewhere in the meantime.',
  'agent.moderation': 'That decision is not possible in the current state of the agent.',
  'pair.unsupported': 'This pair is not offered.',
  'amount.invalid': 'The amount is not a number above zero.',
  'amount.below-minimum': "The amount mustn't be less than the allowed minimum",
  'amount.above-limit': "The amount mustn't be greater than the allowed limit",
  'recipient.invalid': 'Wallet address is invalid',
  'recipient.missing': 'The transfer details are missing.',
  'market.halted': 'The market has halted this pair for now.',
  'halt.missing': 'This halt does not exist.',
  'halt.standing': 'This is halted already.',
  'halt.lifted': 'This halt was lifted already.',
  'price.unavailable': 'There is no fresh market price for this pair right now.',
  'match.none': 'Agent matching the specified criteria was not found',
  'limit.open-orders': 'You have as many open orders as are allowed at once. Finish one first.',
  'limit.newcomer-orders':
    'Until your first order is completed you can have only one order to pay at a time. Finish it first.',
  'limit.newcomer-amount': 'That is more than you can swap before your first order is completed.',
  'limit.newcomers':
    'The agents for this pair have taken as many first orders as they can right now. Please try again later.',
  'limit.pause':
    'Several of your orders ran out unpaid or were cancelled by you. You can place the next one after a pause.',
  'offer.missing': 'offer does not exist',
  'offer.expired': 'The offer is expired',
  'offer.agent': 'The agent of this offer takes no new orders any more. Nothing was sent; please ask for a new offer.',
  'offer.released': 'This offer was replaced by a newer one.',
  'order.missing': 'This order does not exist.',
  'order.changed': 'The order has changed in the meantime. Here is how it stands now.',
  'order.transition': 'That step is not possible in the current state of the order.',
  'order.uncovered': 'The agent’s collateral no longer covers this order, so it cannot go on.',
  'order.not-held': 'Nothing is held for this order any more.',
  'order.not-closed': 'Only a completed order can be rated.',
  'order.rated': 'This order has already been rated.',
  'order.expired': 'The time to transfer is over, the order was closed.',
  'dispute.missing': 'This order is not in dispute.',
  'dispute.changed': 'The dispute was changed elsewhere in the meantime.',
  'dispute.assignee': 'A dispute can be given to staff only.',
  'dispute.not-yours': 'You are not allowed to do that.',
  'dispute.reason': 'Please give a reason.',
  'award.missing': 'This award does not exist.',
  'award.over': 'That step is not possible in the current state of the award.',
  'award.settled': 'That step is not possible in the current state of the order.',
  'award.made': 'This order has an award already.',
  'award.too-much': "The amount mustn't be greater than the allowed limit",
  'award.uncovered': 'The agent’s collateral does not cover this award.',
  'award.outcome': 'That step is not possible in the current state of the award.',
  'award.signature': 'The signature was not accepted. Please try again.',
  'dues.too-much': 'That is more than is due.',
  'affiliate.missing': 'This program does not exist.',
  'affiliate.too-many': 'You have as many programs as one person can have.',
  'affiliate.changed': 'That was changed elsewhere in the meantime. Here is how it stands now.',
  'affiliate.too-much': 'That is more than is payable.',
  'payment.missing': 'This payment does not exist.',
  'payment.taken-back': 'This payment was taken back already.',
  'chat.full': 'This chat has as many messages of yours as it can hold.',
  'chat.too-fast': 'That is a lot at once. Please wait a minute before you send more.',
  'file.missing': 'This file does not exist.',
  'file.too-large': 'File size is exceeded',
  'file.type': 'Only images can be sent: PNG, JPEG, WebP or GIF.',
  'file.damaged': 'This image cannot be read. Please send another one.',
  'idempotency.mismatch': 'This request was already sent with other content.',
  'channel.denied': 'Live updates of this page are not open to you.',
  'post.missing': 'This post does not exist.',
  'post.changed': 'The post was changed elsewhere in the meantime.',
  'post.alias-taken': 'Another post has this alias.',
  'post.too-complex': 'The content is nested too deeply.',
  'settings.username': 'An agent’s name is part of the peer settings. Change it there.',
  'settings.channel': 'That channel is not available on this market right now.',
  'settings.browsers': 'Ten browsers are connected already. Turn messages off in one of them, or in all.',
  'settings.too-often': 'That was asked for a moment ago. Please wait a little before you ask again.',
  'bot.activation': 'Entered "activation-code" is not valid.',
  'bot.bound': 'A chat is connected already. Disconnect it first.',
  'bot.taken': 'That chat is connected to another account. Disconnect it there first.',
  'mail.code': 'That code is not right, or no longer good.',
  'server.fault': 'Something went wrong on our side. Please try again.',
}

/** One sentence for a person about what a call met. Never the code itself. */
export function wordsOf(fault: unknown): string {
  if (!(fault instanceof CallFault)) return words['server.fault']
  if (fault.problem && fault.problem.code in words) return `${words[fault.problem.code]}${moreOf(fault.problem)}`
  return fault.status === 0 ? 'No answer from the server. Please check your connection.' : words['server.fault']
}

/** That a pair is halted, and why. */
export function haltedFor(reason: string): string {
  return `${words['market.halted']} ${reason}`
}

/** What only the refusal's values can tell: how much is left, until when a pause lasts, how large a file may be. */
function moreOf({ code, values }: Problem): string {
  const { leftUsd, until, allowedMb, reason } = values ?? {}
  if (code === 'limit.newcomer-amount' && leftUsd)
    return ` Worth up to ${Math.floor(Number(leftUsd))} USD is open to you now.`
  if (code === 'limit.pause' && until) return ` It ends at ${timeOfDay(String(until))}.`
  if (code === 'market.halted' && reason) return ` ${reason}`
  if (code === 'file.too-large' && allowedMb) return `, allowed ${allowedMb} Mb`
  return ''
}

// Not `clockWords`: with it all words of dates would come with home.
function timeOfDay(moment: string): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
