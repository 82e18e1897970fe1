/** One line per text. */
export const Lines = ({ children }: { children: readonly string[] }) =>
  children.map((line) => <div key={line}>{line}</div>);
