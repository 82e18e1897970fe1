import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKey } from '#domain/repeated-key.ts';

const found = (text: string) => repeatedKey(text, JSON.parse(text));

test('finds a key repeated in one object, in any spelling', () => {
  for (const [text, key] of [
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061" :2}', 'a'],
    ['[{"b":{"c":[1],"c":{}}}]', 'c'],
    ['{"a":"\\"b\\":","a":"}"}', 'a'],
    ['{"":1,"":2}', ''],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ] as const)
    expect(found(text)).toBe(key);
});

test('accepts unique keys despite misleading texts', () => {
  for (const text of ['{"a":{"a":[{"a":1},{"a":2}]}}', '{"a":"{\\"a\\":1,\\"a\\":2}"}', '"a\\":"', 'null', '{}'])
    expect(found(text)).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => found(JSON.stringify(JSON.parse(text))) === undefined));
});
