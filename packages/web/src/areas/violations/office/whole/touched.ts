// What may answer otherwise after a sanction: violations, and the money that they took.

export const touchedBySanctions = [
  '/shop-violations', '/shop-penaltys', '/violation-appeals', '/context/shop-member', '/shop-deposits', '/amounts',
  '/money-desk', '/ledger-entries', '/ledger-accounts',
]
