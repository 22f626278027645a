/**
 * Loaded first into what `npm start` starts. It ends with that, however that ends: the channel
 * between them closes.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
