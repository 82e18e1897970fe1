/** What the pool writes to people, and how a mail of it looks. */

/** What a text may name. Cognito puts the name and the code where their placeholders stand. */
export type Named = { username: string; code: string; origin: string };

type Letter = {
  subject: string;
  /** The paragraphs of a mail; the code alone is one that stands out. */
  mail: (named: Named) => string[];
  /** Cognito takes 140 characters. */
  text: (named: Named) => string;
};

export type Letters = { invitation: Letter; resetCode: Letter; attributeCode: Letter; signInCode: Letter };
export type Occasion = keyof Letters;

const BODY = 'margin:0;padding:24px;color:#0f141a;font:16px/1.5 system-ui,-apple-system,sans-serif';
const PARAGRAPH = 'margin:0 0 16px';
const CODE = `${PARAGRAPH};font:600 28px/1.3 ui-monospace,monospace;letter-spacing:0.06em`;

/** A link is read as it is, too. */
const linked = (text: string) => text.replace(/https?:\/\/[^\s,]+\w/g, '<a href="$&">$&</a>');

export const html = (language: string, { subject, mail }: Letter, named: Named) => {
  const paragraphs = mail(named).map((text) =>
    text === named.code ? `<p style="${CODE}">${text}</p>` : `<p style="${PARAGRAPH}">${linked(text)}</p>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head>`,
    `<body style="${BODY}">`,
    ...paragraphs,
    '</body></html>',
  ].join('\n');
};
