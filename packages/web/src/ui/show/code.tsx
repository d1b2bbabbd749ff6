// A code of the wire, set apart from words.
export const Code = ({ children }: { readonly children: string }) => (
  <code className="font-mono text-sm [overflow-wrap:break-word] text-ink-faint">{children}</code>
)
