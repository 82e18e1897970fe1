/** The layout of mails, both from the user pool and from the product. */

export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** The highlighted paragraph. */
  code?: string;
  /** The address for one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
  /** An event to attach (iCalendar). */
  event?: string;
};

const BODY = 'margin:0;padding:24px;color:#0f141a;font:16px/1.5 system-ui,-apple-system,sans-serif';
const PARAGRAPH = 'margin:0 0 16px';
const CODE = `${PARAGRAPH};font:600 28px/1.3 ui-monospace,monospace;letter-spacing:0.06em`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Addresses in the text become links. */
const linked = (text: string) => text.replace(/https?:\/\/[^\s,]+[\w-]/g, '<a href="$&">$&</a>');

export const html = (language: string, { subject, paragraphs, code }: Letter) => {
  const body = paragraphs.map((text) =>
    text === code ? `<p style="${CODE}">${escaped(text)}</p>` : `<p style="${PARAGRAPH}">${linked(escaped(text))}</p>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${BODY}">`,
    ...body,
    '</body></html>',
  ].join('\n');
};

export const plainText = ({ paragraphs }: Letter) => paragraphs.join('\n\n');
