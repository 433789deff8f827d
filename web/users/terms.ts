/** The ten disclaimers of the terms of service, each a paragraph. */
export const disclaimers: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'A meeting place',
    text: 'Surety brings people together who want to swap crypto and fiat currencies. It is not a party to any swap, holds no money of yours, and gives no promise in an agent’s name.',
  },
  {
    title: 'Agents act for themselves',
    text: 'Agents are independent persons or companies. Being approved means that their profile was looked at; it is no guarantee of how they will act.',
  },
  {
    title: 'What collateral is and is not',
    text: 'What an agent may take on is bounded by collateral on chain that everybody can check. Its value may fall, and collateral is no insurance: it may not cover a loss in full or at all.',
  },
  {
    title: 'Prices move',
    text: 'Estimates are indicative. A price is firm only in an offer, only until the offer expires, and only for the amount it names.',
  },
  {
    title: 'Transfers are final',
    text: 'A transfer on a blockchain cannot be taken back, and a bank transfer seldom can. Check the address, the network and the amount before you send; what was sent elsewhere is lost.',
  },
  {
    title: 'Your wallet, your keys',
    text: 'You sign in and sign transactions with your own wallet. Nobody at Surety knows your keys or can restore them, and nobody will ever ask you for them.',
  },
  {
    title: 'Law and taxes',
    text: 'Whether and how you may swap depends on the law where you live. You keep to it yourself, including taxes and any reporting that it asks for.',
  },
  {
    title: 'Honest use',
    text: 'The market must not be used for money laundering, fraud, stolen funds, or to pass by sanctions. Accounts that do so are blocked, and orders may be stopped and looked into.',
  },
  {
    title: 'Disputes',
    text: 'When a swap goes wrong, either side may open a dispute. Staff decide it by what both sides show; what you write and upload in an order is read for that purpose.',
  },
  {
    title: 'As it is',
    text: 'The software is offered as it is. It may fail, be slow or be unavailable, and so may the networks it relies on; never swap more than you can afford to lose or to wait for.',
  },
]
