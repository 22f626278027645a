import { runChecker } from '.';

void runChecker(process.argv.slice(2));
