// Asks a bank over HTTP, within the bounds that hold for every third party.
export { type Answer as BankAnswer, type Ask as AskBank, openAsking, type Question as BankQuestion }
  from '../ask-over-http.ts'
