// What the web says in Korean when the server could not say it itself.

export const text = {
  network: '서버에 연결하지 못했습니다.',
  networkAdvice: '인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
  timeout: '응답이 너무 오래 걸립니다.',
  timeoutAdvice: '잠시 후 다시 시도해 주세요. 같은 요청은 한 번만 처리됩니다.',
  unreadable: '응답을 읽지 못했습니다.',
  unreadableAdvice: '화면을 새로고침해 주세요. 계속되면 요청 번호와 함께 고객센터로 알려 주세요.',
  unknown: '문제가 발생했습니다.',
  unknownAdvice: '다시 시도해 주세요. 계속되면 요청 번호와 함께 고객센터로 알려 주세요.',
  screen: '화면을 표시하지 못했습니다.',
  screenAdvice: '새로고침해 주세요. 입력하던 내용은 저장되지 않았을 수 있습니다.',
  newVersion: '새 버전이 있습니다.',
  newVersionAdvice: '새로고침하면 새 버전으로 계속합니다.',
}
