/** Formats the values of a Parquet column as a CSV file of the same table would. */
import { Damaged } from '#domain/reading/damaged.ts';
import { UnsupportedParquet } from './problem.ts';
import type { Column, Unit } from './schema.ts';

type AnyInteger = number | bigint;

const PER_SECOND = { millis: 1000n, micros: 1_000_000n, nanos: 1_000_000_000n };
const DIGITS = { millis: 3, micros: 6, nanos: 9 };
const DAY_SECONDS = 86_400n;
/** 1970-01-01 as a Julian day. */
const JULIAN_EPOCH = 2_440_588n;

const isoOf = (seconds: bigint) => {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) throw new Damaged('A date in the Parquet file is out of range.');
  return date.toISOString().replace('.000Z', '');
};

const splitTime = (value: bigint, unit: Unit) => {
  const per = PER_SECOND[unit];
  const rest = ((value % per) + per) % per;
  const digits = rest === 0n ? '' : `.${String(rest).padStart(DIGITS[unit], '0').replace(/0+$/, '')}`;
  return { seconds: (value - rest) / per, digits };
};

const momentText = (value: bigint, unit: Unit, isUtc: boolean) => {
  const { seconds, digits } = splitTime(value, unit);
  return `${isoOf(seconds)}${digits}${isUtc ? 'Z' : ''}`;
};

const timeText = (value: bigint, unit: Unit) => {
  const { seconds, digits } = splitTime(value, unit);
  return `${isoOf(seconds).split('T')[1] ?? ''}${digits}`;
};

const decimalText = (value: bigint, scale: number) => {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0');
  const integerPart = digits.slice(0, digits.length - scale);
  return `${value < 0n ? '-' : ''}${integerPart}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
};

/** Formats integers. */
export const wholeText = ({ physical, meaning }: Column): ((value: AnyInteger) => string) => {
  if (meaning.kind === 'unsigned')
    return physical === 'int32'
      ? (value) => String(Number(value) >>> 0)
      : (value) => String(BigInt.asUintN(64, BigInt(value)));
  if (meaning.kind === 'date') return (value) => isoOf(BigInt(value) * DAY_SECONDS).slice(0, -9);
  if (meaning.kind === 'time') return (value) => timeText(BigInt(value), meaning.unit);
  if (meaning.kind === 'moment') return (value) => momentText(BigInt(value), meaning.unit, meaning.isUtc);
  if (meaning.kind === 'decimal') return (value) => decimalText(BigInt(value), meaning.scale);
  return String;
};

const MOST_DIGITS = 9;

/** The shortest decimal that rounds to this 32-bit number, as other programs write it. */
export const floatText = (value: number) => {
  for (let digits = 6; digits < MOST_DIGITS; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return String(Number.isFinite(value) ? Number(value.toPrecision(MOST_DIGITS)) : value);
};

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const SHORT = 32;
/** Far more bytes than a decimal has. */
const LONGEST_DECIMAL = 64;

const utf8 = (bytes: Uint8Array) => {
  if (bytes.length > SHORT || bytes.some((byte) => byte > 127)) return decoder.decode(bytes);
  return String.fromCharCode(...bytes);
};

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bigEndian = (bytes: Uint8Array) => {
  if (bytes.length > LONGEST_DECIMAL) throw new Damaged('A decimal in the Parquet file is too long.');
  return bytes.length === 0 ? 0n : BigInt.asIntN(bytes.length * 8, BigInt(`0x${hex(bytes)}`));
};

/** Formats byte arrays, of fixed or variable length. */
export const bytesText = ({ name, meaning }: Column): ((bytes: Uint8Array) => string) => {
  if (meaning.kind === 'decimal') return (bytes) => decimalText(bigEndian(bytes), meaning.scale);
  if (meaning.kind === 'uuid') return (bytes) => hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return (bytes) => {
    try {
      return utf8(bytes);
    } catch {
      throw new UnsupportedParquet('column_type', name);
    }
  };
};

/** Formats the 96-bit timestamps of older writers. */
export const int96Text = (view: DataView, at: number) => {
  const days = BigInt(view.getUint32(at + 8, true)) - JULIAN_EPOCH;
  return momentText(days * DAY_SECONDS * PER_SECOND.nanos + view.getBigInt64(at, true), 'nanos', false);
};
