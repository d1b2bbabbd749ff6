// A code of the wire, set apart from words.
export const Code = ({ children }: { readonly children: string }) => (
  <code className="font-mono text-sm break-all text-ink-faint">{children}</code>
)
