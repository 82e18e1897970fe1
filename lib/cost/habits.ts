/** Assumptions of the cost estimate that are not measured: the habits of users, browsers and Lambda. */
import type { Action } from './usage.ts';

/** Actions that follow from others or from the schedule. */
type Followed = 'container' | 'day' | 'first_visit' | 'list_again' | 'quarter';

export type Habits = {
  working_days: number;
  /** The share of users who are active on a working day. */
  come: number;
  hours_a_day: number;
  /** The actions of an active user in a day. */
  a_day: Readonly<Record<Exclude<Action, Followed>, number>>;
  /** Visits without cached files: new users, new devices, and each new version. */
  first_visits_a_month: number;
  mails_a_day: number;
  files_an_application: number;
  mb_a_file: number;
  /**
   * The Lambda milliseconds that correspond to one local millisecond (1 GB has half a core, and the table is across a
   * network).
   */
  lambda_for_local: number;
  /** Cold starts for each visit, their maximum in an hour of work, and their duration. */
  containers_a_visit: number;
  containers_an_hour: number;
  start_ms: number;
  /** Containers with a list cache, which re-read each change. */
  copies: number;
  log_kb_a_run: number;
  /** The share of requests that the firewall logs (blocked or counted), and the size of a log entry. */
  kept_by_firewall: number;
  firewall_log_kb: number;
  months_of_logs: number;
};

export const TYPICAL: Habits = {
  working_days: 21,
  come: 0.4,
  hours_a_day: 9,
  a_day: {
    visit: 3,
    ten_minutes: 9,
    list: 4,
    application: 6,
    controls: 3,
    assessments: 3,
    dashboard: 1,
    my_work: 3,
    search: 2,
    create: 0.1,
    change: 3,
    answer: 6,
    assess: 3,
    comment: 2,
    upload: 0.3,
    download: 0.5,
  },
  first_visits_a_month: 4,
  mails_a_day: 1,
  files_an_application: 4,
  mb_a_file: 2,
  lambda_for_local: 4,
  containers_a_visit: 4,
  containers_an_hour: 60,
  start_ms: 700,
  copies: 4,
  log_kb_a_run: 1,
  kept_by_firewall: 0.02,
  firewall_log_kb: 2,
  months_of_logs: 12,
};
