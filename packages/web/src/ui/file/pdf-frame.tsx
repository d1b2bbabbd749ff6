// A PDF in the browser's own viewer, which turns its pages and brings them closer.

/** Phones often have no viewer, or show the first page alone. */
export const canShowPdf = (): boolean => navigator.pdfViewerEnabled

interface PdfFrameProps {
  readonly label: string
  /** Of a document that cannot be anything but a PDF. */
  readonly address: string
}

/** No `sandbox`: the browser's viewer will not open in one. The blob's type is what keeps it from being a page. */
export const PdfFrame = ({ label, address }: PdfFrameProps) => (
  <iframe title={label} src={`${address}#navpanes=0&view=FitH`} className="min-h-0 w-full flex-1 border-0" />
)
