import { encode } from 'uqr';

const MARGIN = 2;

/** Dark on light in either appearance: not every camera reads it the other way round. */
export const QrCode = ({ label, content }: { label: string; content: string }) => {
  const { data, size } = encode(content, { ecc: 'M', border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </svg>
  );
};
