/** What is said of documents that repeat. */
export const recurringEnUS = {
  recurring_ends_before: 'It ends on {ends}, before it starts on {starts}. Choose a later end, or none.',
  recurring_over:
    '"{name}" has no day left: its end has passed or it was made as often as it may be. Change its end first.',
  recurring_not_active: '"{name}" is not running. Resume it first, then make the next one.',
  recurring_not_made: 'The next document of "{name}" could not be made: open it to see why.',
  recurring_nobody:
    '"{name}" came with books from elsewhere, so no user of this company is responsible for it yet. Resume it to continue in your name.',
};
