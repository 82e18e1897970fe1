import { expect, test } from 'vitest';
import { attributeOf, readXml } from '#domain/reading/xml.ts';

const XML = `<?xml version="1.0"?><!-- <no> --><w:a x="1 > 0" y='"'><b/>one &amp; &#x20AC;two<![CDATA[<c>]]></w:a>`;

const inPartsOf = (size: number, text: string) => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};

const eventsOf = async (size: number, xml: string) => {
  const events: string[] = [];
  let text = '';
  await readXml(inPartsOf(size, xml), {
    open: (name, attributes) =>
      void events.push(`+${name} ${attributeOf(attributes, 'x')} ${attributeOf(attributes, 'y')}`),
    close: (name) => void events.push(`-${name}`),
    text: (said) => {
      text += said;
    },
  });
  return [...events, text];
};

test('gives the same events for any chunk size', async () => {
  for (const size of [1, 2, 3, 7, 1000])
    expect(await eventsOf(size, XML)).toEqual(['+a 1 > 0 "', '+b undefined undefined', '-b', '-a', 'one & €two<c>']);
});

test.each(['<a>', '<a', '<!DOCTYPE a><a/>', '<a></a></a>'])('%s is damaged', async (xml) => {
  await expect(eventsOf(100, xml)).rejects.toThrow(expect.objectContaining({ name: 'Damaged' }));
});
