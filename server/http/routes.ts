import * as affiliates from '#api/affiliates.ts'
import * as agents from '#api/agents.ts'
import * as audit from '#api/audit.ts'
import * as collateral from '#api/collateral.ts'
import { readConfig } from '#api/config.ts'
import { read as readFigures } from '#api/dashboard.ts'
import * as disputes from '#api/disputes.ts'
import * as dues from '#api/dues.ts'
import * as halts from '#api/halts.ts'
import { readBook as marketBook, readTrades as marketTrades } from '#api/market.ts'
import * as messages from '#api/messages.ts'
import * as notifications from '#api/notifications.ts'
import * as orders from '#api/orders.ts'
import * as posts from '#api/posts.ts'
import * as prices from '#api/prices.ts'
import * as realtime from '#api/realtime.ts'
import * as settings from '#api/settings.ts'
import * as swap from '#api/swap.ts'
import { readStats as swapStats } from '#api/swap-stats.ts'
import * as users from '#api/users.ts'
import { createAffiliate } from '../affiliates/create.ts'
import { payPartnerOut, suspendAffiliate } from '../affiliates/decide.ts'
import { listOwnPrograms, listProgramOwners, readPartner } from '../affiliates/read.ts'
import { setProgramActive } from '../affiliates/set-active.ts'
import { listAgents, listPendingAgents } from '../agents/list.ts'
import { moderate } from '../agents/moderate.ts'
import { quoteOptions } from '../agents/quote-options.ts'
import { readAgent, readAgentAsStaff } from '../agents/read.ts'
import { readPublicAgent } from '../agents/read-public.ts'
import { saveAgent } from '../agents/save.ts'
import { setFlags } from '../agents/set-flags.ts'
import { listRecords } from '../audit/list.ts'
import { listAllPosts, listPublished, readPostAsStaff, readPublished } from '../blog/read.ts'
import { createPost, savePost } from '../blog/save.ts'
import { admitPicture, uploadPicture } from '../blog/upload.ts'
import { listWnfts } from '../collateral/list.ts'
import { proveCollateral } from '../collateral/prove.ts'
import { readWnft } from '../collateral/read.ts'
import { registerToken } from '../collateral/register.ts'
import { readTotals, refreshTotals } from '../collateral/totals.ts'
import { readDashboard } from '../dashboard/figures.ts'
import { bookDues, takeDuesBack } from '../dues/book.ts'
import { listDues, readDues, readDuesAsStaff } from '../dues/read.ts'
import { haltMarket, liftStanding } from '../halts/make.ts'
import { listHalts, readStandingHalts } from '../halts/read.ts'
import { readConfig as answerConfig } from '../market/read-config.ts'
import { admitImage, attachImage } from '../messages/attach.ts'
import { markChat } from '../messages/mark.ts'
import { readMessages } from '../messages/read.ts'
import { readFile } from '../messages/read-file.ts'
import { writeText } from '../messages/write.ts'
import { listNotifications, markRead } from '../notifications/list.ts'
import { changeStatus } from '../orders/change-status.ts'
import { assignTo, signAwardOf } from '../orders/dispute.ts'
import { rateClosedOrder, settleEndedOrder } from '../orders/last-word.ts'
import { disputesWaiting, listAllOrders, listOrders } from '../orders/list.ts'
import { place } from '../orders/place.ts'
import { readOrder, readOrderAsStaff } from '../orders/read.ts'
import { ordersWaiting } from '../orders/waiting.ts'
import { readHistory } from '../prices/history.ts'
import { readPrices } from '../prices/read.ts'
import { updatePrices } from '../prices/update.ts'
import { giveConnectionToken, giveSubscriptionToken } from '../realtime/give-token.ts'
import { activateBot, connectBot, revokeBot } from '../settings/bot.ts'
import { askMail, confirmMail, removeMail } from '../settings/mail.ts'
import { addPush, removeAllPush, removePush } from '../settings/push.ts'
import { readSettings, saveSettings } from '../settings/save.ts'
import { sendTest } from '../settings/send-test.ts'
import { calc } from '../swap/calc.ts'
import { estimate } from '../swap/estimate.ts'
import { match } from '../swap/match.ts'
import { readBook } from '../swap/read-book.ts'
import { readOffer } from '../swap/read-offer.ts'
import { readPairs } from '../swap/read-pairs.ts'
import { readTrades } from '../swap/read-trades.ts'
import { readStats } from '../swap/stats.ts'
import { acceptTerms } from '../users/accept-terms.ts'
import { listUsers } from '../users/list.ts'
import { login } from '../users/login.ts'
import { logout } from '../users/logout.ts'
import { nonce } from '../users/nonce.ts'
import { readUser, readUserAsStaff } from '../users/read.ts'
import { refreshToken } from '../users/refresh-token.ts'
import { saveUser } from '../users/save.ts'
import { form, open, type Route, repeating, signedIn } from './register.ts'

/** The whole API on one page: each call of the wire and the verb that answers it. */
export const routes: readonly Route[] = [
  open(readConfig, answerConfig),

  open(users.nonce, nonce),
  open(users.login, login),
  open(users.refreshToken, refreshToken),
  signedIn(users.logout, logout),
  signedIn(users.readUser, readUser),
  signedIn(users.acceptTerms, acceptTerms),
  signedIn(users.list, listUsers),
  signedIn(users.readAsStaff, readUserAsStaff),
  signedIn(users.save, saveUser),

  signedIn(settings.readSettings, readSettings),
  signedIn(settings.saveSettings, saveSettings),
  signedIn(settings.connectBot, connectBot),
  signedIn(settings.activateBot, activateBot),
  signedIn(settings.revokeBot, revokeBot),
  signedIn(settings.askMail, askMail),
  signedIn(settings.confirmMail, confirmMail),
  signedIn(settings.removeMail, removeMail),
  signedIn(settings.addPush, addPush),
  signedIn(settings.removePush, removePush),
  signedIn(settings.removeAllPush, removeAllPush),
  signedIn(settings.sendTest, sendTest),
  signedIn(notifications.listNotifications, listNotifications),
  signedIn(notifications.markRead, markRead),

  open(agents.readPublic, readPublicAgent),
  signedIn(agents.read, readAgent),
  signedIn(agents.save, saveAgent),
  signedIn(agents.quoteOptions, quoteOptions),
  signedIn(agents.listPending, listPendingAgents),
  signedIn(agents.list, listAgents),
  signedIn(agents.readAsStaff, readAgentAsStaff),
  signedIn(agents.moderate, moderate),
  signedIn(agents.setFlags, setFlags),

  signedIn(collateral.list, listWnfts),
  signedIn(collateral.register, registerToken),
  open(collateral.read, readWnft),
  signedIn(collateral.readTotals, readTotals),
  signedIn(collateral.refresh, refreshTotals),
  open(collateral.proof, proveCollateral),

  signedIn(audit.list, listRecords),

  signedIn(readFigures, readDashboard),

  signedIn(dues.list, listDues),
  signedIn(dues.readOwn, readDues),
  signedIn(dues.readAsStaff, readDuesAsStaff),
  signedIn(dues.book, bookDues),
  signedIn(dues.takeBack, takeDuesBack),

  signedIn(affiliates.list, listOwnPrograms),
  signedIn(affiliates.create, createAffiliate),
  signedIn(affiliates.setActive, setProgramActive),
  signedIn(affiliates.listAll, listProgramOwners),
  signedIn(affiliates.readAsStaff, readPartner),
  signedIn(affiliates.suspend, suspendAffiliate),
  signedIn(affiliates.payOut, payPartnerOut),
  open(posts.list, listPublished),
  open(posts.read, readPublished),
  signedIn(posts.listAll, listAllPosts),
  signedIn(posts.readAsStaff, readPostAsStaff),
  signedIn(posts.create, createPost),
  signedIn(posts.save, savePost),
  form(posts.upload, admitPicture, uploadPicture),

  signedIn(prices.read, readPrices),
  signedIn(prices.update, updatePrices),
  open(prices.history, readHistory),

  open(halts.readStanding, readStandingHalts),
  signedIn(halts.list, listHalts),
  signedIn(halts.make, haltMarket),
  signedIn(halts.lift, liftStanding),

  open(swap.readPairs, readPairs),
  repeating(swap.estimate, estimate),
  open(swap.calc, calc),
  repeating(marketBook, readBook),
  open(marketTrades, readTrades),
  signedIn(swap.match, match),
  signedIn(swap.readOffer, readOffer),
  signedIn(swapStats, readStats),

  signedIn(orders.place, place),
  signedIn(orders.list, listOrders),
  signedIn(orders.listAll, listAllOrders),
  signedIn(orders.read, readOrder),
  signedIn(orders.readAsStaff, readOrderAsStaff),
  signedIn(orders.waiting, ordersWaiting),
  signedIn(orders.rate, rateClosedOrder),
  signedIn(orders.settle, settleEndedOrder),
  signedIn(orders.changeStatus, changeStatus),
  signedIn(disputes.waiting, disputesWaiting),
  signedIn(disputes.assign, assignTo),
  signedIn(disputes.sign, signAwardOf),

  signedIn(messages.list, readMessages),
  signedIn(messages.write, writeText),
  form(messages.attach, admitImage, attachImage),
  signedIn(messages.mark, markChat),
  signedIn(messages.readFile, readFile),

  open(realtime.connectionToken, giveConnectionToken),
  open(realtime.subscriptionToken, giveSubscriptionToken),
]
