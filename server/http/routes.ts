import * as affiliates from '#api/affiliates.ts'
import * as agents from '#api/agents.ts'
import * as audit from '#api/audit.ts'
import * as collateral from '#api/collateral.ts'
import * as config from '#api/config.ts'
import * as dashboard from '#api/dashboard.ts'
import * as disputes from '#api/disputes.ts'
import * as dues from '#api/dues.ts'
import * as halts from '#api/halts.ts'
import * as market from '#api/market.ts'
import * as messages from '#api/messages.ts'
import * as notifications from '#api/notifications.ts'
import * as orders from '#api/orders.ts'
import * as posts from '#api/posts.ts'
import * as prices from '#api/prices.ts'
import * as realtime from '#api/realtime.ts'
import * as settings from '#api/settings.ts'
import * as swap from '#api/swap.ts'
import * as swapStats from '#api/swap-stats.ts'
import * as users from '#api/users.ts'
import { createAffiliate } from '../affiliates/create.ts'
import { listAffiliates } from '../affiliates/list.ts'
import { listAllPartners } from '../affiliates/list-all.ts'
import { payPartnerOut } from '../affiliates/pay-out.ts'
import { readPartnerAsStaff } from '../affiliates/read-as-staff.ts'
import { setAffiliateActive } from '../affiliates/set-active.ts'
import { suspendAffiliate } from '../affiliates/suspend.ts'
import { listAllAgents } from '../agents/list-all.ts'
import { listPendingAgents } from '../agents/list-pending.ts'
import { moderateAgent } from '../agents/moderate.ts'
import { quoteOptions } from '../agents/quote-options.ts'
import { readAgent } from '../agents/read.ts'
import { readAgentAsStaff } from '../agents/read-as-staff.ts'
import { readPublicAgent } from '../agents/read-public.ts'
import { saveAgent } from '../agents/save.ts'
import { setAgentFlags } from '../agents/set-flags.ts'
import { readAudit } from '../audit/read.ts'
import { createPost } from '../blog/create.ts'
import { listPosts } from '../blog/list.ts'
import { listAllPosts } from '../blog/list-all.ts'
import { readPost } from '../blog/read.ts'
import { readPostAsStaff } from '../blog/read-as-staff.ts'
import { savePost } from '../blog/save.ts'
import { admitPicture, uploadPicture } from '../blog/upload.ts'
import { listWnfts } from '../collateral/list.ts'
import { proveCollateral } from '../collateral/prove.ts'
import { readWnft } from '../collateral/read.ts'
import { readTotals } from '../collateral/read-totals.ts'
import { refreshCollateral } from '../collateral/refresh.ts'
import { registerWnft } from '../collateral/register.ts'
import { readDashboard } from '../dashboard/read.ts'
import { bookPayment } from '../dues/book.ts'
import { listAllDues } from '../dues/list-all.ts'
import { readDues } from '../dues/read.ts'
import { readDuesAsStaff } from '../dues/read-as-staff.ts'
import { takePaymentBack } from '../dues/take-back.ts'
import { liftHalt } from '../halts/lift.ts'
import { listHalts } from '../halts/list.ts'
import { makeHalt } from '../halts/make.ts'
import { readStandingHalts } from '../halts/read-standing.ts'
import { readConfig } from '../market/read-config.ts'
import { admitImage, attachImage } from '../messages/attach.ts'
import { markMessages } from '../messages/mark.ts'
import { readMessages } from '../messages/read.ts'
import { readFile } from '../messages/read-file.ts'
import { writeMessage } from '../messages/write.ts'
import { listNotifications } from '../notifications/list.ts'
import { markRead } from '../notifications/mark-read.ts'
import { assignDispute } from '../orders/assign-dispute.ts'
import { changeOrderStatus } from '../orders/change-status.ts'
import { listOrders } from '../orders/list.ts'
import { listAllOrders } from '../orders/list-all.ts'
import { listDisputes } from '../orders/list-disputes.ts'
import { listWaitingOrders } from '../orders/list-waiting.ts'
import { placeOrder } from '../orders/place.ts'
import { rateOrder } from '../orders/rate.ts'
import { readOrder } from '../orders/read.ts'
import { readOrderAsStaff } from '../orders/read-as-staff.ts'
import { settleOrder } from '../orders/settle.ts'
import { signAward } from '../orders/sign-award.ts'
import { readPrices } from '../prices/read.ts'
import { readHistory } from '../prices/read-history.ts'
import { updatePrices } from '../prices/update.ts'
import { giveConnectionToken } from '../realtime/give-connection-token.ts'
import { giveSubscriptionToken } from '../realtime/give-subscription-token.ts'
import { activateBot } from '../settings/activate-bot.ts'
import { addPush } from '../settings/add-push.ts'
import { askMail } from '../settings/ask-mail.ts'
import { confirmMail } from '../settings/confirm-mail.ts'
import { connectBot } from '../settings/connect-bot.ts'
import { readSettings } from '../settings/read.ts'
import { removeAllPush } from '../settings/remove-all-push.ts'
import { removeMail } from '../settings/remove-mail.ts'
import { removePush } from '../settings/remove-push.ts'
import { revokeBot } from '../settings/revoke-bot.ts'
import { saveSettings } from '../settings/save.ts'
import { testChannels } from '../settings/test.ts'
import { calc } from '../swap/calc.ts'
import { estimate } from '../swap/estimate.ts'
import { matchOffer } from '../swap/match.ts'
import { readBook } from '../swap/read-book.ts'
import { readOffer } from '../swap/read-offer.ts'
import { readPairs } from '../swap/read-pairs.ts'
import { readStats } from '../swap/read-stats.ts'
import { readTrades } from '../swap/read-trades.ts'
import { acceptTerms } from '../users/accept-terms.ts'
import { listAllUsers } from '../users/list-all.ts'
import { login } from '../users/login.ts'
import { logout } from '../users/logout.ts'
import { nonce } from '../users/nonce.ts'
import { readUser } from '../users/read.ts'
import { readUserAsStaff } from '../users/read-as-staff.ts'
import { refreshToken } from '../users/refresh-token.ts'
import { saveUser } from '../users/save.ts'
import { form, open, type Route, repeating, signedIn } from './register.ts'

/** The whole API on one page: each call of the wire and the verb that answers it. */
export const routes: readonly Route[] = [
  open(config.readConfig, readConfig),

  open(users.nonce, nonce),
  open(users.login, login),
  open(users.refreshToken, refreshToken),
  signedIn(users.logout, logout),
  signedIn(users.read, readUser),
  signedIn(users.acceptTerms, acceptTerms),
  signedIn(users.listAll, listAllUsers),
  signedIn(users.readAsStaff, readUserAsStaff),
  signedIn(users.save, saveUser),

  signedIn(settings.read, readSettings),
  signedIn(settings.save, saveSettings),
  signedIn(settings.connectBot, connectBot),
  signedIn(settings.activateBot, activateBot),
  signedIn(settings.revokeBot, revokeBot),
  signedIn(settings.askMail, askMail),
  signedIn(settings.confirmMail, confirmMail),
  signedIn(settings.removeMail, removeMail),
  signedIn(settings.addPush, addPush),
  signedIn(settings.removePush, removePush),
  signedIn(settings.removeAllPush, removeAllPush),
  signedIn(settings.test, testChannels),
  signedIn(notifications.list, listNotifications),
  signedIn(notifications.markRead, markRead),

  open(agents.readPublic, readPublicAgent),
  signedIn(agents.read, readAgent),
  signedIn(agents.save, saveAgent),
  signedIn(agents.quoteOptions, quoteOptions),
  signedIn(agents.listPending, listPendingAgents),
  signedIn(agents.listAll, listAllAgents),
  signedIn(agents.readAsStaff, readAgentAsStaff),
  signedIn(agents.moderate, moderateAgent),
  signedIn(agents.setFlags, setAgentFlags),

  signedIn(collateral.list, listWnfts),
  signedIn(collateral.register, registerWnft),
  open(collateral.read, readWnft),
  signedIn(collateral.readTotals, readTotals),
  signedIn(collateral.refresh, refreshCollateral),
  open(collateral.prove, proveCollateral),

  signedIn(audit.read, readAudit),

  signedIn(dashboard.read, readDashboard),

  signedIn(dues.listAll, listAllDues),
  signedIn(dues.read, readDues),
  signedIn(dues.readAsStaff, readDuesAsStaff),
  signedIn(dues.book, bookPayment),
  signedIn(dues.takeBack, takePaymentBack),

  signedIn(affiliates.list, listAffiliates),
  signedIn(affiliates.create, createAffiliate),
  signedIn(affiliates.setActive, setAffiliateActive),
  signedIn(affiliates.listAll, listAllPartners),
  signedIn(affiliates.readAsStaff, readPartnerAsStaff),
  signedIn(affiliates.suspend, suspendAffiliate),
  signedIn(affiliates.payOut, payPartnerOut),
  open(posts.list, listPosts),
  open(posts.read, readPost),
  signedIn(posts.listAll, listAllPosts),
  signedIn(posts.readAsStaff, readPostAsStaff),
  signedIn(posts.create, createPost),
  signedIn(posts.save, savePost),
  form(posts.upload, admitPicture, uploadPicture),

  signedIn(prices.read, readPrices),
  signedIn(prices.update, updatePrices),
  open(prices.readHistory, readHistory),

  open(halts.readStanding, readStandingHalts),
  signedIn(halts.list, listHalts),
  signedIn(halts.make, makeHalt),
  signedIn(halts.lift, liftHalt),

  open(swap.readPairs, readPairs),
  repeating(swap.estimate, estimate),
  open(swap.calc, calc),
  repeating(market.readBook, readBook),
  open(market.readTrades, readTrades),
  signedIn(swap.match, matchOffer),
  signedIn(swap.readOffer, readOffer),
  signedIn(swapStats.readStats, readStats),

  signedIn(orders.place, placeOrder),
  signedIn(orders.list, listOrders),
  signedIn(orders.listAll, listAllOrders),
  signedIn(orders.read, readOrder),
  signedIn(orders.readAsStaff, readOrderAsStaff),
  signedIn(orders.listWaiting, listWaitingOrders),
  signedIn(orders.rate, rateOrder),
  signedIn(orders.settle, settleOrder),
  signedIn(orders.changeStatus, changeOrderStatus),
  signedIn(disputes.listDisputes, listDisputes),
  signedIn(disputes.assignDispute, assignDispute),
  signedIn(disputes.signAward, signAward),

  signedIn(messages.read, readMessages),
  signedIn(messages.write, writeMessage),
  form(messages.attach, admitImage, attachImage),
  signedIn(messages.mark, markMessages),
  signedIn(messages.readFile, readFile),

  open(realtime.giveConnectionToken, giveConnectionToken),
  open(realtime.giveSubscriptionToken, giveSubscriptionToken),
]
