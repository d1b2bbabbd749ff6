// The acts and things that the log of changes knows by name; what is not among them is shown as it is.

export const changeActs = [
  'change configuration', 'change common code', 'change app version', 'import metadata', 'import car codes',
  'import holidays', 'end sessions', 'restrict user', 'unrestrict user', 'unlock user', 'reset device',
  'reset second factor', 'open company', 'change company', 'suspend company', 'resume company', 'close company',
  'change shop', 'change grade of shop', 'change kind of shop', 'suspend shop', 'resume shop', 'close shop',
  'set transport rates', 'create driver', 'change driver', 'approve registration', 'reject registration',
  'change member', 'suspend member', 'resume member', 'leave member', 'set bid permission', 'create staff account',
  'change staff account', 'create partner account', 'open first root', 'open root in emergency',
  'close accounts of shop', 'register partner', 'change partner', 'issue partner key', 'rotate partner key',
  'revoke partner key', 'create partner customer', 'create exhibit', 'issue one-time link', 'request deposit',
  'void deposit', 'grant subscription', 'cancel subscription', 'issue amount', 'bill amount', 'change bill type',
  'void amount', 'change payout account', 'send payout', 'return payout', 'send payout to seller',
  'return payout of seller', 'change payout account of seller', 'reconcile now', 'apply violation',
  'pardon violation', 'force-delete violation', 'release bid restriction', 'limit bid restriction',
  'expire penalties', 'submit appeal', 'accept appeal', 'reject appeal', 'draft order', 'change order',
  'confirm order', 'cancel order', 'retry order', 'look up car', 'write car register', 'write car history',
  'bring orders', 'draft brought orders', 'forget brought orders', 'put order import piece', 'read order import',
  'reserve car check', 'start car check', 'save car check', 'complete car check', 'reopen car check',
  'judge car check anew', 'call off car check', 'miss car check', 'add car photos', 'arrange car photos',
  'label car photo', 'remove car photo', 'register transport', 'request transport', 'accept transport',
  'hand over transport', 'cancel transport', 'check in car', 'move car', 'release car', 'add yard slots',
  'close yard slot', 'prepare auction', 'approve listing', 'return listing', 'resubmit listing', 'open auction',
  'extend auction', 'correct auction', 'cancel auction', 'answer error report', 'create search row',
  'delete search row', 'sync search table', 'empty search table', 'pause bidding', 'resume bidding', 'cancel bidding',
  'open contract', 'cancel contract', 'decline round', 'add consulting note', 'refuse consulted bidder',
  'decide fault case', 'extend contract deadline', 'correct contract price', 'reset adjustment', 'decide adjustment',
  'approve screening', 'reject screening', 'reopen screening', 'settle takeover dispute', 'take work',
  'hand back work', 'give work', 'send mail again', 'confirm log review', 'move clock',
] as const

export const changeSubjects = [
  'user', 'member', 'memberRegistration', 'company', 'shop', 'partner', 'partnerKey', 'partnerCustomer', 'exhibit',
  'transportDriver', 'order', 'orderImport', 'carCheck', 'transport', 'checkIn', 'yardSlot', 'yardZone', 'auction',
  'auctionErrorReport', 'bidding', 'contract', 'faultCase', 'amount', 'payout', 'sellerPayout', 'shopViolation',
  'violationAppeal', 'configuration', 'commonCode', 'metadata', 'carCodes', 'holidays', 'appVersion', 'searchRun',
  'searchTable', 'mail', 'logReview',
] as const
