/** Reads an iCalendar file and refuses one that violates RFC 5545. */

type Property = { name: string; params: Record<string, string>; value: string };

const propertyIn = (line: string): Property => {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=[^;:",]+)*):(.*)$/.exec(line);
  if (!match) throw new Error(`This is not a content line: ${line}`);
  const [, name = '', params = '', value = ''] = match;
  const pairs = params.split(';').slice(1);
  return { name, params: Object.fromEntries(pairs.map((pair) => pair.split('='))), value };
};

const unescaped = (text: string) => {
  if (/(?<!\\)(?:\\\\)*[;,]|(?<!\\)(?:\\\\)*\\[^\\;,nN]/.test(text))
    throw new Error(`This text is not escaped: ${text}`);
  return text.replaceAll(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
};

const linesIn = (bytes: Uint8Array): string[] => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines must end with CRLF.');
  const raw = Buffer.from(bytes).toString('latin1').split('\r\n');
  const long = raw.find((line) => line.length > 75);
  if (long !== undefined) throw new Error(`This line has more than 75 octets: ${long}`);
  // Each line must be UTF-8 on its own, so that no character is split.
  for (const line of raw) new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  return text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
};

const only = (properties: readonly Property[], name: string) => {
  const [found, ...more] = properties.filter((property) => property.name === name);
  if (!found || more.length > 0) throw new Error(`There must be one ${name}.`);
  return found;
};

const eventOf = (properties: readonly Property[]) => {
  const start = only(properties, 'DTSTART');
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(start.value) ?? [];
  if (start.params.VALUE !== 'DATE' || year === undefined) throw new Error('An event must last all day.');
  const stamp = only(properties, 'DTSTAMP').value;
  if (!/^\d{8}T\d{6}Z$/.test(stamp)) throw new Error(`This is not a moment in UTC: ${stamp}`);
  return {
    uid: unescaped(only(properties, 'UID').value),
    day: `${year}-${month}-${day}`,
    summary: unescaped(only(properties, 'SUMMARY').value),
    url: new URL(only(properties, 'URL').value).href,
  };
};

const read = (bytes: Uint8Array) => {
  const own: Property[] = [];
  const components: { name: string; properties: Property[] }[] = [];
  const open: string[] = [];
  for (const property of linesIn(bytes).map(propertyIn)) {
    const { name, value } = property;
    if (name === 'BEGIN') {
      open.push(value);
      if (open.length === 2) components.push({ name: value, properties: [] });
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`END:${value} closes another component.`);
    } else if (open.length === 1) own.push(property);
    else components.at(-1)?.properties.push(property);
  }
  if (components.length === 0) throw new Error('A calendar needs a component.');
  if (only(own, 'VERSION').value !== '2.0') throw new Error('The version must be 2.0.');
  only(own, 'PRODID');
  const events = components.filter(({ name }) => name === 'VEVENT').map(({ properties }) => eventOf(properties));
  if (new Set(events.map(({ uid }) => uid)).size < events.length) throw new Error('Two events have the same UID.');
  return { own, events };
};

export const readCalendar = (bytes: Uint8Array) => {
  const { own, events } = read(bytes);
  return { name: unescaped(only(own, 'X-WR-CALNAME').value), refresh: only(own, 'REFRESH-INTERVAL').value, events };
};

/** Reads the event of a file that is no calendar to subscribe to. */
export const readEventFile = (bytes: Uint8Array) => {
  const { own, events } = read(bytes);
  if (only(own, 'METHOD').value !== 'PUBLISH') throw new Error('A file without replies has the method PUBLISH.');
  return events;
};
