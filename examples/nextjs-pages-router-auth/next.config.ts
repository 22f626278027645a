import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  transpilePackages: ['next-auth'],
};

export default nextConfig;
