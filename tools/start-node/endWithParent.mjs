/**
 * Preloaded by the child processes of `npm start`. It ends them when the parent process exits for
 * any reason, because that closes the channel between them.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
