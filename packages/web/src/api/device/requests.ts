// What is asked of the browser's own database, as promises.

export const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device refused')))
  })

/** Only then is it kept: a device that is full says so at the end. */
export const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(transaction.error ?? new Error('the device did not keep it'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', refuse)
    transaction.addEventListener('abort', refuse)
  })
