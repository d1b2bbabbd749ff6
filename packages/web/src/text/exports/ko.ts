// Lists and everything of a shop as files, in Korean.

interface Rows {
  readonly written: string
  readonly rows: string
}

export const text = {
  export: '내보내기',
  as: ({ format }: { format: string }) => `${format} 파일로`,
  listAs: ({ list, format }: { list: string; format: string }) => `${list} · ${format}`,
  title: ({ list, format }: { list: string; format: string }) => `${list} · ${format} 파일로 내보내기`,
  personal: '이름이나 연락처가 들어 있습니다. 누가 왜 내려받았는지 열람 기록에 남습니다. 업무가 끝나면 파일을 지워 주세요.',
  happens: '이 창을 닫아도 내려받기는 계속됩니다.',
  verb: '내려받기',
  asking: '준비하고 있습니다',
  running: '내려받고 있습니다',
  done: '모두 내려받았습니다',
  rowsSoFar: ({ written, rows }: Rows) => `${written}행 / 약 ${rows}행`,
  rowsDone: ({ written }: Rows) => `${written}행`,
  stop: '멈추기',
  close: '닫기',
  stopped: '멈췄습니다',
  stoppedText: '받은 데까지의 파일은 온전하지 않으니 지워 주세요.',
  broken: '내려받기가 끊겼습니다',
  brokenText: '파일이 온전하지 않습니다. 처음부터 다시 내려받아 주세요.',
  everything: '전체 자료 내려받기',
  shopTitle: ({ name }: { name: string }) => `${name}의 모든 자료를 내려받을까요?`,
  shopHappens: '상사, 회원, 입찰, 계약, 청구, 보증금, 위반 목록(CSV)과 볼 수 있는 계약·위반·가입 서류가 한 파일로 묶여 내려옵니다. '
    + '신분증 사본은 들어가지 않습니다. 누가 왜 받았는지 열람 기록에 남습니다.',
}
