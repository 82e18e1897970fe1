/**
 * The contents of a published summary under New York City Local Law 144 and its rules (6 RCNY 5-301 to 5-304). The
 * rules compare each category with the highest rate, including small categories. Categories below 2% may be left out of
 * the ratios if the auditor gives the reason; their counts and rates are still shown.
 */
import { addDays, addMonths, laterDay } from '#domain/day.ts';
import { optional, type Rules, required } from '#domain/rules.ts';
import type { ImpactTable } from './impact.ts';
import type { BiasResult, BiasTable } from './result.ts';

const SMALL = 0.02;
const MONTHS = 12;
const BUSINESS_DAYS = 10;
/** The summary must stay published for this many months after the last use of the tool. */
export const MONTHS_KEPT = 6;

/** Facts that are not in the result, so a user enters them. */
export const summaryRules = {
  tool: required('line', 200),
  auditor: optional('line', 200),
  audited_on: optional('day', 10),
  distributed_on: optional('day', 10),
  source: required('lines', 4000),
  used_from: optional('day', 10),
  small_because: optional('lines', 2000),
  /** The attribute of sex and of race, if the column names do not show it. */
  sex: optional('line', 500),
  race: optional('line', 500),
} as const satisfies Rules;
export type SummaryFacts = Record<keyof typeof summaryRules, string>;

const plain = (attribute: string) =>
  attribute
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');
const isSex = (attribute: string) => /\b(sex|gender|sexo|genero)\b/.test(plain(attribute));
const isRace = (attribute: string) => /\b(race|ethnic\w*|raza|etni\w*)\b/.test(plain(attribute));

const LAW_TABLES = ['sex', 'race', 'both'] as const;
type LawTableKind = (typeof LAW_TABLES)[number];

type Chosen = Pick<SummaryFacts, 'sex' | 'race'>;
const BY_NAME: Chosen = { sex: '', race: '' };
type Tables = Pick<BiasResult, 'tables'>;

/** The law covers selections and scores, not classes of outcomes or amounts. */
const isOfLaw = (table: BiasTable): table is ImpactTable =>
  table.kind === 'impact' && table.class === null && table.amounts === null;

/** The attributes of the result that the law may cover, in the order of the result. */
export const lawAttributesOf = ({ tables }: Tables) =>
  tables.flatMap((table) => {
    const [one = '', ...others] = table.attributes;
    return isOfLaw(table) && others.length === 0 ? [one] : [];
  });

/** The columns of sex and of race or ethnicity, as the user chose them or by name. */
export const lawColumnsOf = (result: Tables, chosen: Chosen) => {
  const all = lawAttributesOf(result);
  const sex = chosen.sex || all.find((one) => isSex(one) && one !== chosen.race);
  return { sex, race: chosen.race || all.find((one) => isRace(one) && one !== sex) };
};

const kindOf = (attributes: readonly string[], { sex, race }: ReturnType<typeof lawColumnsOf>) => {
  const [one, other] = attributes;
  if (other === undefined) return one === sex ? 'sex' : one === race ? 'race' : undefined;
  return (one === sex && other === race) || (one === race && other === sex) ? 'both' : undefined;
};

type LawRow = {
  names: readonly string[];
  n: number;
  selected: number;
  rate: number | null;
  /** Null if the category was left out or no person was selected. */
  ratio: number | null;
  isLeftOut: boolean;
};
export type LawTable = { kind: LawTableKind; table: ImpactTable; rows: readonly LawRow[]; unknown: number };

const rowsOf = ({ groups }: ImpactTable, leavesOutSmall: boolean): LawRow[] => {
  const isLeftOut = ({ share }: ImpactTable['groups'][number]) => leavesOutSmall && share < SMALL;
  const best = Math.max(0, ...groups.filter((group) => !isLeftOut(group)).map(({ selected }) => selected.rate ?? 0));
  return groups.map((group) => {
    const { count, of, rate } = group.selected;
    const out = isLeftOut(group);
    return {
      ...{ names: group.names, n: of, selected: count, rate, isLeftOut: out },
      ratio: out || rate === null || best === 0 ? null : rate / best,
    };
  });
};

/** The tables by sex, by race or ethnicity, and by their intersection, as far as the result has them. */
export const lawTablesOf = (result: Tables, leavesOutSmall: boolean, chosen: Chosen = BY_NAME): LawTable[] => {
  const columns = lawColumnsOf(result, chosen);
  return LAW_TABLES.flatMap((kind) => {
    const table = result.tables.filter(isOfLaw).find(({ attributes }) => kindOf(attributes, columns) === kind);
    return table ? [{ kind, table, rows: rowsOf(table, leavesOutSmall), unknown: table.coverage.unknown }] : [];
  });
};

/** Whether the result supports a summary. */
export const isForSummary = (result: Tables) => lawAttributesOf(result).length > 0;

/** Whether a legal ratio differs from the result's ratio because the result does not use small groups as reference. */
export const hasOtherRatios = (tables: readonly LawTable[]) =>
  tables.some(({ table, rows }) =>
    table.groups.some(({ standing, compared }, index) => {
      const [own, law] = [standing === 'reference' ? 1 : compared?.ratio, rows[index]?.ratio];
      return own != null && law != null && Math.abs(own - law) > 1e-9;
    }),
  );

export const hasSmall = (tables: readonly LawTable[]) =>
  tables.some(({ table }) => table.groups.some(({ share }) => share < SMALL));

/** Counts Monday to Friday. Users must account for public holidays themselves. */
const businessDaysBefore = (day: string, count: number) => {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, -1);
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
};

/** The last day on which the tool may be used under this audit, and the last day to notify candidates. */
export const clockOf = ({ audited_on, used_from }: Pick<SummaryFacts, 'audited_on' | 'used_from'>) => ({
  until: audited_on === '' ? null : addMonths(audited_on, MONTHS),
  notice: used_from === '' ? null : businessDaysBefore(used_from, BUSINESS_DAYS),
});

const LAW_LACKS = ['auditor', 'audited_on', 'source', 'distributed_on', 'sex', 'race', 'both'] as const;
type LawLack = (typeof LAW_LACKS)[number];

/** Facts that the rules require and that are missing. Without an auditor there is no audit. */
export const lacksOf = (facts: SummaryFacts, tables: readonly LawTable[]): LawLack[] =>
  LAW_LACKS.filter((lack) => {
    const kind = LAW_TABLES.find((one) => one === lack);
    if (kind) return !tables.some((table) => table.kind === kind);
    return lack === 'auditor' || lack === 'audited_on' || lack === 'source' || lack === 'distributed_on'
      ? facts[lack].trim() === ''
      : false;
  });

const LAW_TROUBLES = ['later', 'over', 'told'] as const;
type LawTrouble = (typeof LAW_TROUBLES)[number];
type Days = Pick<SummaryFacts, 'audited_on' | 'used_from'>;

/** The latest day on which the tool is known to be in use. */
export const usedOn = ({ used_from }: Days, today: string) => laterDay(used_from, today);

/** Problems with the dates: an audit in the future, an audit that has expired at the time of use, or a late notice. */
export const troublesOf = (facts: Days, today: string): LawTrouble[] => {
  const { until, notice } = clockOf(facts);
  const is: Record<LawTrouble, boolean> = {
    later: facts.audited_on > today,
    over: until !== null && until < usedOn(facts, today),
    told: notice !== null && notice < today,
  };
  return LAW_TROUBLES.filter((trouble) => is[trouble]);
};

/**
 * The title of the summary. It is an audit only with a named auditor and an audit date that is neither in the future
 * nor too old.
 */
export const calledOf = (facts: Days & Pick<SummaryFacts, 'auditor'>, today: string) => {
  if (facts.auditor.trim() === '' || facts.audited_on === '') return 'noAudit';
  const troubles = troublesOf(facts, today);
  return troubles.includes('later') ? 'laterAudit' : troubles.includes('over') ? 'overAudit' : 'audit';
};
