/** Each text on a line of its own. */
export const Lines = ({ children }: { children: readonly string[] }) =>
  children.map((line) => <div key={line}>{line}</div>);
