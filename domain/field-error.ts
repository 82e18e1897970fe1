/**
 * All validation errors of fields, by code, with English texts. The API puts them into problem documents, and the web
 * app translates them. Contains no schema, to keep the browser bundle small.
 */
import { fillTemplate } from '#domain/fill-template.ts';

export const FIELD_ERRORS = {
  // Wrong type or structure
  missing: 'This is missing.',
  unknown: 'There is no such field here.',
  unknown_parameter: 'There is no such parameter here.',
  repeated: 'Once only.',
  not_a_text: 'This is no text.',
  not_a_number: 'This is no number.',
  not_a_whole_number: 'This is no whole number.',
  not_true_or_false: 'This is neither true nor false.',
  not_a_list: 'This is no list.',
  not_an_object: 'This is no object.',
  not_a_choice: 'Choose one of these: {{choices}}.',
  not_an_id: 'This is no id.',
  not_unicode: 'Not well-formed Unicode.',
  not_expected: 'This is not what was expected.',
  unseen: 'There is a character in it that cannot be shown. Type it in instead of pasting it.',

  // Too many or too few
  required: 'Fill this in.',
  no_new_value: 'Enter a new value, or choose to remove it.',
  too_short: 'At least {{min, number}} characters.',
  too_long: 'At most {{max, number}} characters.',
  too_many_bytes:
    'At most {{max, number}} bytes, of which a letter with an accent takes two, and an emoji four or more. Shorten it.',
  too_few_entries: 'At least {{min, number}} entries.',
  too_many_entries: 'At most {{max, number}} entries.',
  stands_alone: '“{{value}}” cannot be chosen together with something else.',
  too_small: 'At least {{min, number}}.',
  too_big: 'At most {{max, number}}.',
  too_much_text: 'All of them together take more than {{max, number}} bytes. Shorten their texts.',

  // Wrong format
  name_required: 'Give a name.',
  name_too_long: 'A name has at most {{max, number}} characters.',
  not_a_name: 'A name has only letters, digits, underscores, tildes, hyphens, periods and spaces.',
  not_a_company_name: 'A company’s name is one line without < and >.',
  not_a_title: 'A name is one line without < and >.',
  not_an_email: 'Enter an email address, such as name@example.com.',
  not_a_website:
    'Enter an address that begins with https://, such as https://example.com, without a user name or password.',
  not_a_whole_host: 'Enter the whole name of the website’s host, with its ending, such as https://example.com.',
  not_public:
    'The internet does not reach this host: it is private, reserved, or known inside of a network only. Enter a public name or address.',
  not_a_phone_number: 'Enter the number with a plus sign and its country code, such as +1 555 123 4567.',
  not_a_link: 'Enter an address that begins with https:// or http://, without a user name or password.',
  not_an_app_code: 'Enter the six digits that your app shows.',
  not_a_sent_code: 'Enter the code that was sent to you. It has digits only.',
  classes_alone:
    'Classes need a column of outcomes, and none of labels or scores. Leave out all values that are in no class.',
  amounts_alone: 'Amounts need a column of scores, and none of outcomes or labels.',
  sentiment_alone: 'Ratings of texts need a column of answers, and none of scores.',
  not_ascending: 'Each number must be larger than the one before it.',
  not_a_decimal: 'Enter a number, such as 0.10.',
  not_a_day: 'Enter a day, such as 2027-03-31.',
  day_out_of_range: 'Choose a day from {{from}} to {{to}}.',
  not_dated: 'Give each with its last day behind it, such as PCI DSS 2027-03-31.',
  not_a_requirement_id:
    'An id begins with a letter or a digit, and has only letters, digits, spaces and these: . : _ - ( )',
  not_understood: 'This list does not understand: {{parts}}',
  no_such_placeholder: '{{mark}} is not filled in by anything. There are {name}, {they}, {them}, {their} and {group}.',
  no_placeholder: 'It says the same of everybody. Put {name} or {group} where it says who it is about.',
  used_twice: '“{{value}}” was chosen for something else, too.',
  too_many_rows: 'This comes to {{rows, number}} rows, and {{max, number}} are the most. Choose less.',
  not_a_cursor: 'Not a cursor of this list.',

  // Files
  lost_character: 'A character was lost when this was saved (�). Save the file as UTF-8, or as a workbook.',
  repeated_in_line: 'This id is in line {{line, number}} already.',
  file_too_big: 'The file is larger than {{max, number}} MB.',
  ending_stays: 'The file is a {{ending}} file. Let its name end so, or in nothing.',
  not_an_image: 'This is no PNG, JPEG or WebP image, whatever its name says.',
  damaged_image: 'This image is damaged, or something in it is not as it should be.',
  image_too_large: 'An image is at most {{max, number}} pixels wide and high.',
  animated_image: 'This image moves. Choose one that stands still.',
  empty_file: 'This file is empty.',
  not_a_document:
    'Choose a PDF, a Word document (.docx), a spreadsheet (.xlsx), a CSV file (.csv or .csv.gz) or a Parquet file (.parquet).',
  save_as_other: 'Files that end with {{ending}} are not taken. Save it as {{other}}, and upload that.',

  // Checks that need stored data
  taken: 'Another one has this already.',
  name_taken: 'Another one has this name already, or one that looks the same.',
  name_taken_by: '“{{existing}}” has this name already, or one that looks the same.',
  for_everybody: 'It is for everybody. Whoever may change everything can put it into groups: leave this empty.',
  answered_for:
    'Others use it, too: its owner, or whoever may change it in all its groups, says who owns it. Leave this as it was.',
  groups_required: 'Choose at least one of your application groups.',
  not_your_group: '{{group}} is not an application group of yours.',
  // The same error for a person without access and for an unknown id, so that ids cannot be probed.
  cannot_see_it: 'Name active users who can see this. An administrator can give others access.',
  no_role_for_it:
    '{{people}} holds no role here that lets them do this. Ask an administrator for one, or name another.',
  not_a_person: 'Enter the name or email address of one person who can see this, or name the owners under People.',
  not_yourself: 'You cannot delegate it to yourself.',
  not_a_user: 'Name somebody who has an active account here.',
  owner_demanded: 'The risk tier demands an owner: somebody who can see this. Name another one first.',
  retire_instead: 'To retire it, give a reason: POST /applications/{id}/retirement.',
  no_such_comment: 'There is no such comment here.',
  no_such_thing: 'There is no such thing in this application.',
  not_of_the_conversation: 'Whatever answers a comment is about the same thing as that one. Leave this out.',
  no_such_model: 'There is no such foundation model.',
  no_such_vendor: 'There is no such vendor.',
  vendor_ended: 'The company is done with this vendor. Choose another, or have it taken up again.',
  no_such_time_zone: 'There is no such time zone. Choose one such as Europe/Berlin.',
  no_such_group: 'There is no such application group, or it is being deleted.',
  no_such_role: 'There is no such role. Write Administrator, Contributor, Reviewer or Approver.',
  no_group_called: 'There is no application group called {{group}}, or it is being deleted.',
  no_vendor_called: 'There is no vendor called {{vendor}} that you can see. Add it first, or leave this empty.',
  nobody_called: 'Nobody who can see it has the name or address {{name}}. It is kept as it is written.',
  name_in_line: 'Row {{line, number}} has this name already.',
  role_without_group: 'Say in which application groups the role is to hold.',
  group_without_role: 'Say which role is to hold in the application groups.',
  repeated_id: 'Requirement number {{number, number}} has this id already.',
  no_such_control: 'There is no common control called {{control}}.',
  repeated_address: 'This address is in the file more than once.',
  already_here: 'Somebody with this address is here already.',
  no_such_question: 'There is no question called {{question}}.',
  answered_meanwhile: '{{who}} answered this meanwhile: {{answer}}',
  rules_changed: 'The rules are another version by now: {{now}}.',
  nothing_answered: 'Answer a question first.',
  contradicts: 'This cannot be true together with the answer to {{other}}.',
  follows_from_intake: 'The risk tier follows from the intake. Answer its questions to change it.',
  intake_not_submitted: 'Submit the intake.',
  intake_incomplete: 'Answer every question of the intake that decides the tier, and submit it.',
  intake_changed: 'Submit the intake again: {{count, number}} answers have changed since.',
  purpose_missing: 'Say what it is for.',
  owner_missing: 'Name the person who owns it.',
  provided_missing: 'Say what it provides.',
  criticality_missing: 'Say how critical it is.',
  data_shared_missing: 'Say which data is shared with it.',
  implementation_missing: 'Say how it is done.',
  role_missing: 'Name somebody as its {{role}}.',
  tier_prohibited: 'What is prohibited cannot be submitted. Only other answers to the intake can change that.',
  decided_meanwhile: '{{who}} has decided this: {{what}}.',
  day_too_late: 'At the latest {{day}}.',
  day_too_early: 'At the earliest {{day}}.',
  notice_too_long: 'Notice would have to be given before the contract begins. Choose a shorter notice period.',
  not_ready: 'Its file is not ready to be used. Look at it under Documents.',
  not_a_table: 'Only a CSV file (.csv or .csv.gz), a spreadsheet (.xlsx) or a Parquet file (.parquet) can be tested.',
  upload_under_way:
    '{{who}} is uploading a version of this already: {{file}}. Wait until it has come, or end that upload first.',
  no_such_document: 'There is no such document, or it is out of your reach.',
  no_such_test: 'There is no such test of this application.',
  no_result: 'This test has no result. Wait until it is ready, or choose another one.',
  no_such_evidence: 'There is no such piece of evidence, or it is out of your reach.',
  evidence_elsewhere: '“{{document}}” is evidence in {{application}}.',
  not_with_this: 'This does not go with what else is given.',
  no_evidence: 'No piece of evidence is in force today. Add one first.',
  condition_needed: 'Add a condition, or approve it without one.',
  no_condition_here: 'Conditions go with “approve with conditions” only.',
  no_last_day_here: 'A last day goes with an approval only.',
  same_tier: 'It has this tier by its answers already.',
  in_the_past: 'This is in the past already.',
  in_the_future: 'This is in the future.',
  of_incidents_only: 'This is said of incidents only.',
  not_answered: 'Answer this: “Don’t know” is an answer, too.',
  wrong_code: 'This is not the code that was sent.',
  own_address: 'This is your address already.',
  wrong_password: 'This is not your current password.',
  same_password: 'This is your current password. Choose another one.',
  weak_password: 'A password has at least 15 characters, with an uppercase letter, a lowercase letter and a number.',
} as const;
export type FieldErrorCode = keyof typeof FIELD_ERRORS;

/**
 * Values for the placeholders `{{max}}` and `{{max, number}}`; the second form is formatted for the reader's locale.
 */
export type FieldErrorParams = Readonly<Record<string, string | number>>;

export type Broken = { code: FieldErrorCode; params: FieldErrorParams };
export type FieldError = Broken & { path: string; message: string };

export const fieldError = (path: string, code: FieldErrorCode, params: FieldErrorParams = {}): FieldError => ({
  path,
  code,
  params,
  message: fillTemplate(FIELD_ERRORS[code], (name) => params[name]?.toLocaleString('en-US') ?? ''),
});

const [MEBIBYTE, MEGABYTE] = [1024 * 1024, 1_000_000];

/** Gives the limit in the unit in which it is a round number. The message calls both units MB. */
export const fileTooBig = (most: number): Broken => ({
  code: 'file_too_big',
  params: { max: most / (most % MEBIBYTE === 0 ? MEBIBYTE : MEGABYTE) },
});
