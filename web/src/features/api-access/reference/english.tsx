/** What the API says of itself, which it does in English, with its backticks as the code that they mean. */
export const English = ({ children: text }: { children: string }) => (
  <span lang="en">
    {text.split('`').map((part, n) => {
      const key = `${n} ${part}`;
      return n % 2 === 0 ? part : <code key={key}>{part}</code>;
    })}
  </span>
);
