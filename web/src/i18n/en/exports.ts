/** Files that are prepared for somebody. */
export const exports = {
  waiting: 'This file is being prepared',
  waitingText: 'You need not wait here: you will be told when it is there.',
  ready_one: 'The file is there, with {{count, number}} row',
  ready_other: 'The file is there, with {{count, number}} rows',
  readyText: 'It is a CSV file with what you were allowed to see when it was written. It is kept until {{until}}.',
  error: 'This file could not be prepared',
  errorText: 'Go back to the list and export it again. If that fails too, please contact your account administrator.',
  toList: 'To the list',
  download: 'Download',
  downloadFailed: 'The file could not be downloaded. Try again.',
  failed: 'The file could not be loaded.',
  gone: 'This file does not exist',
  goneText: 'It is not there any more, or it is somebody else’s. Files are kept for 7 days: export the list again.',
  toApplications: 'See all applications',
};
