/** @type {import('next').NextConfig} */
export default {
  transpilePackages: ['next-auth'],
};
