/**
 * What each endpoint does, in one sentence for the API's documentation. They are kept apart from the endpoints, by method and path, so
 * that the browser does not load them.
 */
export const summaries: Readonly<Record<string, string>> = {
  'GET /api/affiliates/':
    'One’s own programs, the newest first; whom they brought and what they earned for partners only.',
  'POST /api/affiliates/': 'Makes a program with a new referral code, at most ten a person.',
  'PUT /api/affiliates/{id}':
    'Switches one’s own program on or off: off, it brings nobody new. Answers without figures.',
  'GET /api/v2/affiliates': 'Who has programs, and what they are owed: the newest people first, paged by time.',
  'GET /api/v2/affiliates/{addr}': 'A person’s programs, what they earned, and what was paid out.',
  'PUT /api/v2/affiliates/{addr}/programs/{id}':
    'Suspends a program with a reason, or lets it go on: suspended, it brings nobody and earns nothing.',
  'POST /api/v2/affiliates/{addr}/payouts':
    'Books what was paid out to a partner, if what is payable still is what the asker saw.',
  'GET /api/agents/{addr}': 'An agent profile, for the agent themself.',
  'GET /api/agents/{addr}/public': 'What everybody may know of an approved agent.',
  'POST /api/agents/{addr}':
    'Applies for the agent role, or changes the own profile; a version edited elsewhere is refused with the current one.',
  'POST /api/agents/{addr}/quotes':
    'What prices would come to now: beside the market, and where they would stand in the book.',
  'PUT /api/v2/agents/{addr}/flags': 'Switches isActive (the agent themself, staff) or isSuspend (staff).',
  'GET /api/v2/agents/moderate': 'The agents that wait for moderation, longest waiting first.',
  'POST /api/v2/agents/{addr}/moderate': 'Approves or declines an agent.',
  'GET /api/v2/agents': 'All agents, for staff, newest first, paged by time.',
  'GET /api/v2/agents/{addr}': 'An agent as staff see it; numbers and addresses of its requisites are masked.',
  'GET /api/v2/audit':
    'What staff did, for super users, newest first, paged by time. Nothing here is ever changed or deleted.',
  'GET /api/envelop/wnfts': 'The wrapped tokens of the person who asks, on all chains of the market.',
  'GET /api/envelop/wnfts/collateral/{chainId}/{contractAddress}/{tokenId}': 'One wrapped token and what is inside.',
  'POST /api/envelop/wnfts/registration':
    'Lets a wrapped token stand surety in this market, by a signature of its owner.',
  'GET /api/agents/{addr}/collateral': "What an agent's collateral comes to, for the agent and for staff.",
  'POST /api/agents/{addr}/collateral': "Reads an agent's collateral anew, for the agent and for staff.",
  'GET /api/agents/{addr}/proof':
    "An approved agent's wrapped tokens, the blocks they were read at, and what stands behind its orders.",
  'GET /api/config':
    'Everything a client needs at start; with a session also the user and, for agents, the agent profile.',
  'GET /api/v2/dashboard': 'The figures of the market as a whole, for super users; some seconds old at most.',
  'GET /api/v2/disputes':
    "The disputes that are nobody's or the asker's own to decide, longest waiting first, at most 100.",
  'PUT /api/v2/orders/{id}/dispute':
    'Gives the dispute of an order to somebody of the staff, or to nobody, if it still is whose the asker saw.',
  'POST /api/v2/orders/{id}/award/signature': "Keeps a signer's signature (EIP-712) of the award of an order.",
  'GET /api/agents/{addr}/dues':
    'What an agent owes for closed orders, with the fees and what was booked of them, for the agent and staff.',
  'GET /api/v2/agents/{addr}/dues': 'What an agent owes for closed orders, for staff.',
  'GET /api/v2/dues': 'What agents owe, for staff: the newest agents first, paged by time.',
  'POST /api/v2/agents/{addr}/payments':
    'Books what an agent paid of their dues: the oldest fees first. An Idempotency-Key books once.',
  'POST /api/v2/agents/{addr}/payments/{paymentId}/take-back':
    'Takes a booked payment back, whole, with a reason: its fees are owed again.',
  'GET /api/halts': 'What the market does not take now. Told anew on the channel bl:halts.',
  'GET /api/v2/halts': 'Every halt that stands, the oldest first, then the last 50 that were lifted, the latest first.',
  'POST /api/v2/halts':
    'Halts the market, a network or a pair: nothing new is offered or placed there; open orders go on.',
  'PUT /api/v2/halts/{id}/lift': 'Lifts a halt that stands.',
  'GET /api/swap/book':
    'What agents offer in a pair, the most received first: those who work now, then some who do not. Told anew with the pair.',
  'GET /api/swap/trades':
    'The last 20 swaps of a pair that were completed, roughly: the minute, the price, two digits of the amount.',
  'GET /api/orders/{orderId}/messages':
    'The chat of an order, a page at a time: the newest messages, those before a time, or those after it.',
  'POST /api/orders/{orderId}/messages': 'Writes a text into the chat of an order. Images go by the attachment call.',
  'POST /api/orders/{orderId}/attachment':
    'Puts an image into the chat of an order. It is decoded and written anew, without what is hidden in it.',
  'PUT /api/orders/{orderId}/messages/marks':
    'Tells up to which message, by creation time, the chat has reached the asking person and was read.',
  'GET /api/files/{fileId}/blob': 'An image of a chat, for those who may read the chat.',
  'GET /api/notifications':
    'What the asking person was told, newest first, and how much of it is unread (counted up to 100).',
  'POST /api/notifications/read': 'Marks notifications of the asking person as read: these, or all up to one.',
  'POST /api/orders/place': 'Turns a live offer into an order; repeating it answers with the same order.',
  'GET /api/orders': "A person's own orders, as user and as agent, newest first, paged by time.",
  'GET /api/v2/orders': 'All orders, for staff.',
  'GET /api/orders/{id}': 'An order, for its parties and staff.',
  'GET /api/v2/orders/{id}': 'An order as staff see it.',
  'PATCH /api/orders/{id}':
    'Moves an order one step; carries the old status and updatedAt, a stale one is refused with the current order.',
  'GET /api/orders/waiting':
    'The orders in which it is the asking party that has to act now, the most urgent first, at most 100.',
  'PATCH /api/orders/{id}/rating': 'Rates a closed order, once, by its user: 1 to 5, or 0 to skip.',
  'POST /api/orders/{id}/received':
    'The user says that an ended order is settled: what was held for them is given back to the agent.',
  'GET /api/posts': 'The published posts without their content, newest first, paged by time.',
  'GET /api/posts/{id}': 'A published post, by its id or its alias.',
  'GET /api/v2/posts': 'All posts without their content, drafts too, for super users; newest first, paged by time.',
  'GET /api/v2/posts/{id}': 'A post, also a draft, by its id or its alias, for super users.',
  'POST /api/v2/posts': 'Writes a new post. HTML is kept sanitised.',
  'PUT /api/v2/posts/{id}': 'Saves a post; with `updatedAt`, only if it still is as the asker saw it.',
  'POST /api/v2/posts/images':
    'Keeps a picture for posts, open to everybody. It is decoded and written anew, without what is hidden in it.',
  'GET /api/v2/prices/': 'What every price source said last, how it stands, and what was made of each symbol.',
  'POST /api/v2/prices/': 'Asks every price source now, as far as its own limits allow.',
  'GET /api/prices/history': 'How the market rate of two currencies went, over a day or a quarter of a year.',
  'POST /api/realtime/connection-token': 'A fresh token for the realtime connection.',
  'POST /api/realtime/subscription-token': 'A token for one channel, if the person may hear it.',
  'GET /api/settings/{addr}': 'A person’s own settings.',
  'PUT /api/settings/{addr}': 'Saves the username and, where they are given, what is told by which channel and when.',
  'POST /api/settings/{addr}/tg-connect': 'Gives a fresh connect code for the messaging bot; earlier ones end.',
  'PUT /api/settings/{addr}/tg-activate':
    'Binds the chat in which the bot showed this activation code; five tries a code.',
  'POST /api/settings/{addr}/tg-revoke': 'Ends the binding to a chat, and every code for one.',
  'POST /api/settings/{addr}/email':
    'Notes a mail address and sends a code to it; nothing else is sent before the code was given back.',
  'PUT /api/settings/{addr}/email-confirm': 'Gives the code back that was sent to the mail address; five tries a code.',
  'POST /api/settings/{addr}/email-remove': 'Forgets the mail address.',
  'POST /api/settings/{addr}/push': 'Notes a browser’s push subscription; only known push services are called.',
  'POST /api/settings/{addr}/push-remove': 'Forgets a browser’s push subscription.',
  'POST /api/settings/{addr}/push-remove-all': 'Forgets every browser’s push subscription.',
  'POST /api/settings/{addr}/test': 'Sends a test message by every channel that is connected.',
  'GET /api/v2/swap/stats/':
    'Which agents take each pair at each hour of the UTC day, of the pairs that somebody takes.',
  'GET /api/swap/pairs': 'The pairs that an agent takes now. The configuration lists all that the market knows.',
  'POST /api/orders/estimate':
    'The best price of a pair for the smallest amount, and the largest amount that one agent can take now.',
  'POST /api/orders/calc':
    'What a swap of this amount, to send or to receive, comes to with the best agent that can take it.',
  'POST /api/orders/match': 'Finds the best agent, reserves its capacity and answers with a firm offer.',
  'GET /api/offers/{offerId}': 'An offer, for its owner.',
  'GET /api/users/{addr}/nonce':
    'The whole EIP-4361 text to sign with personal_sign; a signature over it signs in once.',
  'POST /api/login':
    'Signs in with a signature over the nonce: of an account, or of a contract wallet (EIP-1271, ERC-6492).',
  'POST /api/refresh-token':
    'Exchanges a refresh token for new tokens; each refresh token works once (and again within 10 s).',
  'POST /api/logout': 'Ends the session: its refresh tokens no longer work.',
  'PUT /api/users/{addr}/terms-of-service': 'Records that the person accepts the terms of service.',
  'GET /api/users/{addr}': 'A user, for the person themself and for staff.',
  'GET /api/v2/users': 'All users, for super users, newest first, paged by time.',
  'GET /api/v2/users/{addr}': 'A user, for super users.',
  'PUT /api/v2/users/{addr}':
    'Changes what a user may do, if they still are as the asker saw them. Nobody takes these rights from themself.',
}
