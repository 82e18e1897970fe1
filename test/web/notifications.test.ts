import { describe, expect, test } from 'vitest';
import { notificationTarget } from '#web/features/notifications/notification-link.ts';
import { ago } from '#web/features/notifications/notification-time.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('how long ago a notification was', () => {
  test.each([
    ['right now', 0, { unit: 'now' }],
    ['59 minutes ago', 59, { unit: 'now' }],
    ['an hour ago', 60, { unit: 'hours', count: 1 }],
    ['almost two hours ago', 119, { unit: 'hours', count: 1 }],
    ['23 hours ago', 23 * 60 + 59, { unit: 'hours', count: 23 }],
    ['a day ago', 24 * 60, { unit: 'days', count: 1 }],
    ['13 days ago', 13 * 24 * 60, { unit: 'days', count: 13 }],
    ['by a clock that is ahead', -5, { unit: 'now' }],
  ])('%s', (_, minutes, expected) => {
    expect(ago(before(minutes), now)).toEqual(expected);
  });
});

describe('target of a notification', () => {
  const origin = 'https://acme.example.com';
  const target = (link: string | null) => notificationTarget(link, origin);

  test('a path, or an address of the own host, stays inside', () => {
    expect(target('/applications?text=claims#top')).toEqual({ inside: true, path: '/applications?text=claims#top' });
    expect(target('https://acme.example.com/settings')).toEqual({ inside: true, path: '/settings' });
  });
  test('a version prefix is dropped', () => {
    expect(target('/1.0/applications')).toEqual({ inside: true, path: '/applications' });
    expect(target('https://acme.example.com/2.13/settings')).toEqual({ inside: true, path: '/settings' });
    expect(target('/1.0')).toEqual({ inside: true, path: '/' });
    expect(target('/1.0//evil.example/x')).toEqual({ inside: true, path: '/evil.example/x' });
  });
  test('a segment that only resembles a version is kept', () => {
    expect(target('/1.0-release')).toEqual({ inside: true, path: '/1.0-release' });
    expect(target('/2026/report')).toEqual({ inside: true, path: '/2026/report' });
  });
  test('another host is outside', () => {
    expect(target('https://guides.example.org/1.0/x')).toEqual({
      inside: false,
      href: 'https://guides.example.org/1.0/x',
    });
    expect(target('//guides.example.org/x')).toEqual({ inside: false, href: 'https://guides.example.org/x' });
  });
  test('no link, or one that runs code, leads nowhere', () => {
    expect(target(null)).toBeUndefined();
    expect(target('javascript:alert(1)')).toBeUndefined();
  });
});
