/** Text of the OpenAPI document, which is English, with backticks rendered as code. */
export const English = ({ children: text }: { children: string }) => (
  <span lang="en">
    {text.split('`').map((part, n) => {
      const key = `${n} ${part}`;
      return n % 2 === 0 ? part : <code key={key}>{part}</code>;
    })}
  </span>
);
