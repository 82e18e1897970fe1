/**
 * Builds a PDF with one page per text, in a font that every reader has. `filler` adds about that many bytes to each
 * page. All page objects precede the page contents, so that a reader can show pages before the file is complete.
 */
export const pdfOf = (pages: readonly string[], filler = 0) => {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, at) => `${4 + at} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const fonts = '/Resources << /Font << /F1 3 0 R >> >>';
  for (const at of pages.keys())
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${fonts} /Contents ${4 + pages.length + at} 0 R >>`);
  for (const text of pages) {
    const drawn = `BT /F1 24 Tf 72 700 Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET\n${'% filler\n'.repeat(filler / 9)}`;
    add(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
};
