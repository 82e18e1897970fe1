import { describe, expect, test } from 'vitest';
import { dueDates } from '#domain/calendar/due-dates.ts';
import { calendarText } from '#domain/calendar/ical.ts';
import { eventFileOf } from '#domain/calendar/of-notification.ts';
import type { Deadline } from '#domain/deadlines/deadline.ts';
import type { What } from '#domain/notifications/kinds.ts';
import type { WorkItem } from '#domain/work/item.ts';
import { readCalendar, readEventFile } from '#test/read-calendar.ts';

const TODAY = '2026-11-27';
const calendar = { name: 'Due dates', timeZone: 'Europe/Madrid', today: TODAY };
const read = (events: Parameters<typeof calendarText>[0]['events']) =>
  readCalendar(new TextEncoder().encode(calendarText({ ...calendar, events })));

describe('the file', () => {
  test('a calendar keeps every character of its texts, and folds long lines between characters', () => {
    const names = [
      'a;b,c\\d',
      'two\nlines',
      '🦉'.repeat(60),
      'ñ'.repeat(100),
      `${'x'.repeat(66)}€`,
      'x'.repeat(300),
      '\\n',
    ];
    const events = names.map((summary, n) => ({
      ...{ uid: `${n}@example.com`, day: '2026-12-31', summary },
      url: `https://example.com/applications/detail/${'0'.repeat(80)}`,
    }));
    expect(read(events).events).toEqual(events);
    const [event] = read([{ uid: '1', day: TODAY, summary: 'a\r\nb\u0007c', url: 'https://example.com/' }]).events;
    expect(event?.summary).toBe('a\nbc');
  });

  test('a calendar without events is valid', () => {
    expect(read([])).toEqual({ name: 'Due dates', refresh: 'PT1H', events: [] });
  });
});

describe('the events', () => {
  const reader = { language: 'en' as const, origin: 'https://plumbline.example', today: TODAY };
  const thing = { kind: 'application' as const, id: 'triage', name: 'Triage' };
  const task = (about: Partial<WorkItem>): WorkItem => ({
    ...{ id: 'assessment.triage.1', kind: 'assessment', whose: 'mine', thing, due: '2026-12-04', able: true },
    ...{ params: { assessment: '1', assessment_kind: 'monitoring' }, since: null, from: null },
    ...{ delegated: null, remind_on: null },
    ...about,
  });
  const due = { kind: 'assessment', on: '2026-12-04', id: 'triage', name: 'Triage' } as const;

  test('a task replaces the deadline of the same object on the same day', () => {
    const later: Deadline = { ...due, on: '2026-12-05', id: 'other', name: 'Other' };
    const expiry: Deadline = { ...due, kind: 'approval' };
    const shown = dueDates([task({})], [due, expiry, later], reader).map(({ day, summary }) => `${day} ${summary}`);
    expect(shown).toEqual([
      '2026-12-04 Triage: Approval expires',
      '2026-12-04 Triage: Complete monitoring',
      '2026-12-05 Other: Assessment due',
    ]);
  });

  test('a notification about a task has the UID that the task has in the calendar', () => {
    const due = '2026-12-04';
    const told = { at: '2026-11-27T10:00:00.000Z', by: [] };
    const assessment = { id: 'triage', name: 'Triage', assessment: '1', kind: 'monitoring' as const, due };
    const policy = { id: 'ai', name: 'AI', policy_kind: 'ai_use' as const, due };
    const fileOf = (what: What) =>
      eventFileOf('en', { ...what, ...told }, reader.origin, new Date('2026-11-27T10:05:06.789Z'));
    const eventsOf = (what: What) => readEventFile(new TextEncoder().encode(fileOf(what)));
    expect(eventsOf({ kind: 'assessment_due', params: { ...assessment, over: 'no' } })).toEqual(
      dueDates([task({})], [], reader),
    );
    const asked = task({
      ...{ id: 'policy.ai', kind: 'policy', thing: { kind: 'policy', id: 'ai', name: 'AI' } },
      params: { policy_kind: 'ai_use' },
    });
    expect(eventsOf({ kind: 'policy_asked', params: policy })).toEqual(dueDates([asked], [], reader));
    expect(fileOf({ kind: 'policy_asked', params: policy }), 'the time of sending').toContain(
      'DTSTAMP:20261127T100506Z',
    );
    expect(fileOf({ kind: 'assessment_due', params: { ...assessment, over: 'yes' } }), 'has passed').toBeUndefined();
    expect(fileOf({ kind: 'assessment_due', params: { ...assessment, due: '', over: 'no' } })).toBeUndefined();
  });

  test('only tasks that the calendar of My Work shows have an event', () => {
    const hidden = [task({ due: null }), task({ whose: 'others' }), task({ from: '2026-12-01' })];
    expect(dueDates(hidden, [], reader)).toEqual([]);
    expect(dueDates([task({ due: '2026-11-01' })], [], reader)).toHaveLength(1);
  });

  test('titles are in the language of the reader, and links lead to the page of the task or deadline', () => {
    const law: Deadline = {
      ...{ kind: 'framework', on: '2027-08-02', id: 'euact', name: 'EU AI Act', requirements: 4 },
      provisions: ['Art. 8', 'Art. 9', 'Art. 10', 'Art. 11'],
    };
    expect(dueDates([task({})], [law], { ...reader, language: 'es' })).toEqual([
      {
        uid: 'task.assessment.triage.1@plumbline.example',
        ...{ day: '2026-12-04', summary: 'Triage: Completar el seguimiento' },
        url: 'https://plumbline.example/applications/detail/triage/assessments/1',
      },
      {
        uid: 'deadline.framework.euact.2027-08-02@plumbline.example',
        day: '2027-08-02',
        summary: 'EU AI Act: Entra en vigor: Art. 8, Art. 9, Art. 10 y 1 más (4 requisitos)',
        url: 'https://plumbline.example/frameworks/euact?as_of=2027-08-02',
      },
    ]);
  });
});
