/**
 * The script `folio` of the bundle. It starts the server, or runs a command, on the Node of the bundle, wherever the bundle is and
 * whatever the current folder is.
 * @param commands names of the commands, each a file next to the server's
 * @param environment variables that the process needs before it starts; given values win
 */
export function startScript(commands: readonly string[], environment: Readonly<Record<string, string>>): string {
  const exported = Object.entries(environment).map(([name, value]) => `export ${name}="\${${name}:-${value}}"`);
  return `#!/bin/sh
# folio                     starts the server
# folio COMMAND [ARGS...]   runs a command: ${commands.join(', ')}
set -eu
folder=$(dirname "$(readlink -f "$0")")
${exported.join('\n')}
command=serve
if [ $# -gt 0 ]; then command=$1; shift; fi
case $command in
  serve)
    program=main
    # The next start reads what Node made of the program. Not for commands: another user may run them.
    if [ -n "\${FOLIO_DATA:-}" ]; then export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$FOLIO_DATA/compiled}"; fi ;;
  ${commands.join('|')}) program=$command ;;
  *) echo "folio: there is no command $command. Commands: serve, ${commands.join(', ')}" >&2; exit 2 ;;
esac
exec "$folder/bin/node" "$folder/apps/server/dist/$program.js" "$@"
`;
}
