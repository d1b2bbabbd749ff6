// What later areas and the tables of the product may use of money.
export { amounts, type MoneyGiven, moneyProposals, payouts, shopDeposits, shopSubscriptions } from './finance-parts.ts'
export { type Account, findBalance, type NewEntry, type Posting } from './ledger/ledger.sql.ts'
export { credit, debit, post, type Posted, postOne, reverse } from './ledger/post.ts'
